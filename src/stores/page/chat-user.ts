/**
 * Who is asking customer service, one for the page: what the local client says of who is signed in, and what the visitor has
 * told in a form that has arrived. `undefined` for an anonymous visitor; nothing of a visitor is attached before it is set.
 * Both are kept for the tab, so that the next page knows them too; a sign-out forgets what the client had said.
 */
import { atom } from 'nanostores';
import { session } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { chatUserOf, type ChatUser, type ClientLogin } from '#src/domain/chat/user.ts';

interface Known {
  client?: ChatUser | undefined;
  told?: ChatUser | undefined;
}

export const $chatUser = atom<ChatUser | undefined>();
let known: Known = {};

function show(): void {
  const { client, told } = known;
  $chatUser.set(client || told ? { ...told, ...client } : undefined);
}

function keep(change: Known): void {
  known = { ...known, ...change };
  if (known.client || known.told) session.set(sessionKeys.knownVisitor, JSON.stringify(known));
  else session.remove(sessionKeys.knownVisitor);
  show();
}

/** Who is signed in to the client; a guest and nobody take back what was said before. */
export function noteClientUser(login: ClientLogin): void {
  const user = chatUserOf(login);
  const isSame = user !== undefined && known.client?.name === user.name;
  keep({ client: user && { ...(isSame ? known.client : {}), ...user } });
}

/** What else the client knows; of no use while nobody is signed in. */
export function noteClientFacts(facts: Pick<ChatUser, 'version' | 'machineString'>): void {
  if (known.client) keep({ client: { ...known.client, ...facts } });
}

/** What a form was accepted with. */
export function noteVisitor(facts: ChatUser): void {
  const filled = Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined);
  if (filled.length > 0) keep({ told: { ...known.told, ...Object.fromEntries(filled) } });
}

/** What an earlier page of this tab learned; not before the visitor does something with the chat. */
export function recallChatUser(): void {
  if ($chatUser.get()) return;
  try {
    known = JSON.parse(session.get(sessionKeys.knownVisitor) ?? '{}') as Known; // written by keep()
  } catch {
    known = {}; // not ours
  }
  show();
}
