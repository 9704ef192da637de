/** What it means for the rest of the page that somebody is signed in to the desktop client: told by whichever view learns it. */
import type { ClientLogin } from '#src/domain/chat/user.ts';
import { noteClientUser } from './chat-user.ts';

export function noteClientLogin(login: ClientLogin): void {
  noteClientUser(login);
}
