/**
 * Who is asking customer service, one for the page: set by whichever view learns it (a sign-in in the local client), used
 * by the chat. `undefined` for an anonymous visitor; nothing of a visitor is attached before it is set.
 */
import { atom } from 'nanostores';
import type { ChatUser } from '#src/domain/chat/user.ts';

export const $chatUser = atom<ChatUser | undefined>();
