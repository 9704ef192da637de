/**
 * Who is asking customer service, one for the page: what the local client says of who is signed in, who has signed in on the
 * site outside of it, and what the visitor has told in a form that has arrived. `undefined` for an anonymous visitor; nothing
 * of a visitor is attached before it is set. What client and visitor said is kept for the tab, so that the next page knows it
 * too; a sign-out forgets what the client had said. The sign-in on the site is kept by the browser, and is asked for anew
 * whenever the chat is used: signing out is one press, in any tab.
 */
import { atom } from 'nanostores';
import { session } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import {
  chatUserOf,
  chatUserOfName,
  moreOf,
  type ChatUser,
  type ClientLogin,
} from '#src/domain/chat/user.ts';
import { keptFields } from '#src/domain/kept-fields.ts';
import { pageAttribution, pageSignedIn } from './shared.ts';

interface Known {
  client?: ChatUser | undefined;
  told?: ChatUser | undefined;
  /** The account that somebody signed in to in this tab. */
  account?: { name: string; customerToken: string } | undefined;
}

export const $chatUser = atom<ChatUser | undefined>();
let known: Known = {};

function show(): void {
  const { client, told, account } = known;
  const name = pageSignedIn.name();
  const site = chatUserOfName(name, account?.name === name ? account.customerToken : '');
  // The client knows best; an account's name says more to support than a name that was typed.
  const custom = { ...told?.custom, ...origin() };
  const hasOwn = Object.keys(custom).length > 0;
  const user =
    client || told || site
      ? { ...moreOf(told, { ...site, ...client }), ...(hasOwn && { custom }) }
      : undefined;
  // Each new user is signed anew; the same one again is not.
  if (JSON.stringify(user) !== JSON.stringify($chatUser.get())) $chatUser.set(user);
}

/** Who sent them, in fields of the site's own: a partner's customers may be the partner's to help. */
function origin(): ChatUser['custom'] {
  const { promoter, channel } = pageAttribution.$attribution.get();
  return { ...(promoter && { promoter }), ...(channel && { channel }) };
}

function keep(change: Known): void {
  known = { ...known, ...change };
  if (known.client || known.told || known.account)
    session.set(sessionKeys.knownVisitor, JSON.stringify(known));
  else session.remove(sessionKeys.knownVisitor);
  show();
}

/** Who is signed in to the client; a guest and nobody take back what was said before. */
export function noteClientUser(login: ClientLogin): void {
  const user = chatUserOf(login);
  const isSame = user !== undefined && known.client?.name === user.name;
  keep({ client: user && { ...(isSame ? known.client : {}), ...user } });
}

/** What else the client knows; of no use before a sign-in. */
export function noteClientFacts(facts: Pick<ChatUser, 'version' | 'machineString'>): void {
  if (known.client) keep({ client: { ...known.client, ...facts } });
}

/** What a form was accepted with. */
export function noteVisitor(facts: ChatUser): void {
  const filled = Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined);
  if (filled.length > 0) keep({ told: moreOf(known.told, Object.fromEntries(filled)) });
}

/** Who has signed in on the site, in this tab; it holds as long as the sign-in of that name. */
export function noteAccount(name: string, customerToken: string): void {
  if (customerToken !== '') keep({ account: { name, customerToken } });
}

/** What an earlier page of this tab learned, and who is signed in by now; not before the visitor does something with the chat. */
export function recallChatUser(): void {
  if (!known.client && !known.told && !known.account) {
    known = keptFields(session.get(sessionKeys.knownVisitor)); // written by keep()
  }
  show();
}
