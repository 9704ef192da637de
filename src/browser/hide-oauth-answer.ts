/** Runs inside the page for the end of a sign-in, before anything that follows it. */
import { hideOauthQuery } from './oauth-query.ts';

// Hidden, the page is being left for its twin in the visitor's language, and takes its address along.
if (!document.documentElement.hidden) hideOauthQuery();
