/** Runs in the page for the end of a sign-in, before anything else in it. */
import { hideOauthQuery } from './oauth-query.ts';

// A hidden page is being replaced by another language's, which needs the whole address.
if (!document.documentElement.hidden) hideOauthQuery();
