/** Inline in the pages that an invitation leads to: nothing that comes after it finds the token in the address. */
import { keepInviteToken } from './invite-token.ts';

// A page that is about to be left for its twin hands the token on.
if (!document.documentElement.hidden) keepInviteToken();
