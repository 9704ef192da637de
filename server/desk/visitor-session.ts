/**
 * A visitor comes in: gets the cookie that names the conversation, and what the link says of them is checked and put down.
 * The link's fields and block then leave the address: they belong in no history, and a reload must not use the nonce again.
 *
 * A link that says somebody else is asking begins a conversation of its own, in a cookie beside the first: `offered`. The
 * visitor is asked before it takes the place of the one they have, since anybody can have a link signed and send it to them.
 * The one that was left is `other`, the way back to it.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { deskLanguage, deskPage, deskTopic, type DeskPlace } from '#src/api/contract/desk.ts';
import { parse } from 'valibot';
import type { KeyedHash } from '#server/keyed-hash.ts';
import { householdOf } from '#server/http/client-address.ts';
import type { ConversationRow, Identity } from './conversations.ts';
import { checkIdentity } from './identity.ts';
import type { DeskServices } from './services.ts';

export const VISITOR_COOKIE = 'desk_visitor';
const OFFERED_COOKIE = 'desk_visitor_offered';
const OTHER_COOKIE = 'desk_visitor_other';
/** As long as a conversation is kept. */
const COOKIE_SECONDS = 90 * 86_400;
/** As long as a visitor may take to answer. */
const OFFER_SECONDS = 3600;
/** Fields that tell one person from another. */
const PERSON = ['customerToken', 'name', 'phone', 'email'];

/** @returns `undefined` for what is no session of ours */
export function sessionHashOf(hash: KeyedHash, token: string | undefined): string | undefined {
  return token !== undefined && /^[\w-]{32}$/.test(token) ? hash('desk-visitor', token) : undefined;
}

/** The same for all addresses of a household or an office, and for nobody else; nobody can tell an address from it. */
export const networkOf = ({ hash }: DeskServices, address: string): string =>
  hash('desk-network', householdOf(address)).slice(0, 16);

function placeOf(query: URLSearchParams): DeskPlace {
  return {
    language: parse(deskLanguage, query.get('language')),
    topic: parse(deskTopic, query.get('topic')),
    page: parse(deskPage, query.get('page')),
  };
}

/** @returns the address to go on to, where this one says who is asking */
export async function receiveVisitor(context: Context, services: DeskServices): Promise<string | undefined> {
  const { hash, limiter, rules, conversations, config, db, clock, addressOf } = services;
  const query = new URL(context.req.url).searchParams;
  const place = placeOf(query);
  const session =
    sessionHashOf(hash, getCookie(context, VISITOR_COOKIE)) ??
    startSession(context, services, VISITOR_COOKIE);
  if ([...query.keys()].every((name) => Object.hasOwn(place, name))) return undefined;

  const address = addressOf(context);
  const network = networkOf(services, address);
  // Beyond the limit the visitor comes in all the same, and says nothing of themselves.
  const limit = await limiter.consume([...rules.deskClaim(address), ...rules.deskConversation(address)]);
  const identity = limit.allowed ? await checkIdentity(query, config.chat, db, clock) : undefined;
  // Two links may be opened in one moment: what one of them has found is written only while it is still so.
  while (identity && !(await settle(identity))) continue;
  return `/?${new URLSearchParams({ ...place }).toString()}`;

  /** @returns whether what the link says has found its place */
  async function settle(told: Identity): Promise<boolean> {
    const known = await conversations.bySession(session);
    if (known?.is_signed !== 1) {
      return conversations.identify(known ?? (await conversations.begin(session, place, network)), told);
    }
    // This browser's conversation has proven who it is with before.
    if (!told.isSigned) {
      // A forged link must not take away what was proven.
      if (told.refusal) await conversations.noteRefusal(known.id, told.refusal);
      return true;
    }
    if (isSamePerson(JSON.parse(known.fields) as Identity['fields'], told.fields)) {
      return conversations.identify(known, told);
    }
    // Somebody else: a conversation of its own, in which nothing of the other shows.
    const name = isBegun(known) ? OFFERED_COOKIE : VISITOR_COOKIE;
    const other = startSession(context, services, name);
    return conversations.identify(await conversations.begin(other, place, network), told);
  }
}

function isSamePerson(before: Identity['fields'], now: Identity['fields']): boolean {
  return PERSON.every((name) => (before[name] ?? now[name]) === (now[name] ?? before[name]));
}

/** Something was said in it: there is something to lose. */
export const isBegun = ({ last_seq, contact }: ConversationRow): boolean => last_seq > 0 || contact !== null;

/** Whether the visitor has yet to say which of two conversations they want. */
export function isAsked(context: Context, { hash }: DeskServices): boolean {
  return [VISITOR_COOKIE, OFFERED_COOKIE].every(
    (name) => sessionHashOf(hash, getCookie(context, name)) !== undefined,
  );
}

/** @returns whether this browser has a conversation to go back to */
export async function hasOther(context: Context, { hash, conversations }: DeskServices): Promise<boolean> {
  const session = sessionHashOf(hash, getCookie(context, OTHER_COOKIE));
  return session !== undefined && (await conversations.bySession(session)) !== undefined;
}

/** The visitor keeps the conversation they have. */
export function stay(context: Context): void {
  deleteCookie(context, OFFERED_COOKIE, { path: '/' });
}

/**
 * The visitor takes the conversation that a link has offered, or goes back to the other. The one that is left can be gone
 * back to where something was said in it.
 */
export async function change(
  context: Context,
  services: DeskServices,
  to: 'offered' | 'other',
): Promise<void> {
  const { hash, conversations } = services;
  const wanted = to === 'offered' ? OFFERED_COOKIE : OTHER_COOKIE;
  const [token, left] = [getCookie(context, wanted), getCookie(context, VISITOR_COOKIE)];
  if (token === undefined || sessionHashOf(hash, token) === undefined) return;
  const session = sessionHashOf(hash, left);
  const row = session === undefined ? undefined : await conversations.bySession(session);
  deleteCookie(context, wanted, { path: '/' });
  keepToken(context, services, VISITOR_COOKIE, token);
  if (left !== undefined && row && isBegun(row)) keepToken(context, services, OTHER_COOKIE, left);
}

type CookieName = typeof VISITOR_COOKIE | typeof OFFERED_COOKIE | typeof OTHER_COOKIE;

/** @returns the hash of the new session, which the browser gets as a cookie */
function startSession(context: Context, services: DeskServices, name: CookieName): string {
  const token = randomBytes(24).toString('base64url');
  keepToken(context, services, name, token);
  return services.hash('desk-visitor', token);
}

function keepToken(context: Context, { desk }: DeskServices, name: CookieName, token: string): void {
  setCookie(context, name, token, {
    path: '/',
    httpOnly: true,
    // A link from the site has to find the conversation again.
    sameSite: 'Lax',
    secure: desk.isSecure,
    maxAge: name === OFFERED_COOKIE ? OFFER_SECONDS : COOKIE_SECONDS,
  });
}
