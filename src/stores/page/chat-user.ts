/**
 * The page's visitor for customer service, from the client's user, the site's sign-in and accepted forms. `undefined`
 * for an anonymous visitor. Data of client and forms is kept for the tab, for the next page; a sign-out deletes the
 * client's. The browser keeps the site's sign-in, which is read again for each use of the chat, since any tab may sign
 * out.
 */
import { atom } from 'nanostores';
import { session } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import {
  chatUserOf,
  chatUserOfName,
  mergeChatUsers,
  type ChatUser,
  type ClientLogin,
} from '#src/domain/chat/user.ts';
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import { pageAttribution, pageSignedIn } from './shared.ts';

interface Known {
  client?: ChatUser | undefined;
  told?: ChatUser | undefined;
  /** The account that was signed in to in this tab. */
  account?: { name: string; customerToken: string } | undefined;
}

export const $chatUser = atom<ChatUser | undefined>();
let known: Known = {};

function show(): void {
  const { client, told, account } = known;
  const name = pageSignedIn.name();
  const site = chatUserOfName(name, account?.name === name ? account.customerToken : '');
  // The client's data counts most; an account's name tells support more than a typed one.
  const custom = { ...told?.custom, ...senderFields() };
  const hasOwn = Object.keys(custom).length > 0;
  const user =
    client || told || site
      ? { ...mergeChatUsers(told, { ...site, ...client }), ...(hasOwn && { custom }) }
      : undefined;
  // Only a changed user is signed again.
  if (JSON.stringify(user) !== JSON.stringify($chatUser.get())) $chatUser.set(user);
}

/** Who sent the visitor, in fields of the site's own: a partner may support their own customers. */
function senderFields(): ChatUser['custom'] {
  const { promoter, channel } = pageAttribution.$attribution.get();
  return { ...(promoter && { promoter }), ...(channel && { channel }) };
}

function save(change: Known): void {
  known = { ...known, ...change };
  if (known.client || known.told || known.account)
    session.set(sessionKeys.knownVisitor, JSON.stringify(known));
  else session.remove(sessionKeys.knownVisitor);
  show();
}

/** The client's user; a guest or none removes the former one. */
export function noteClientUser(login: ClientLogin): void {
  const user = chatUserOf(login);
  const isSame = user !== undefined && known.client?.name === user.name;
  save({ client: user && { ...(isSame ? known.client : {}), ...user } });
}

/** Further facts from the client; unused before a sign-in. */
export function noteClientFacts(facts: Pick<ChatUser, 'version' | 'machineString'>): void {
  if (known.client) save({ client: { ...known.client, ...facts } });
}

/** The fields of an accepted form. */
export function noteVisitor(facts: ChatUser): void {
  const filled = Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined);
  if (filled.length > 0) save({ told: mergeChatUsers(known.told, Object.fromEntries(filled)) });
}

/** The account signed in to on the site in this tab; valid while that name is signed in. */
export function noteAccount(name: string, customerToken: string): void {
  if (customerToken !== '') save({ account: { name, customerToken } });
}

/** Reads what an earlier page of this tab stored, and the present sign-in; called when the visitor uses the chat. */
export function loadChatUser(): void {
  if (!known.client && !known.told && !known.account) {
    known = parseStoredFields(session.get(sessionKeys.knownVisitor)); // written by keep()
  }
  show();
}
