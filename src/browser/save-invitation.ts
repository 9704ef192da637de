/** Inline in the pages that an invitation leads to, so that no later script sees the token in the address. */
import { saveInviteToken } from './invite-token.ts';

const root = document.documentElement;
// A page that will be replaced by another language's passes the token on.
if (!root.hidden && !saveInviteToken()) root.dataset['missing'] = '';
