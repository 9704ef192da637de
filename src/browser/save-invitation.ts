/** Inline in the pages that an invitation leads to, so that no later script sees the token in the address. */
import { saveInviteToken } from './invite-token.ts';

// A page that will be replaced by another language's passes the token on.
if (!document.documentElement.hidden) saveInviteToken();
