/**
 * A visitor opens the desk: the browser gets the cookie of its conversation, and the link's claims are checked and
 * stored. A redirect then removes the link's fields and block from the address: they must not stay in the history, and
 * a reload must not use the nonce again.
 *
 * A link for another person begins a conversation of its own, in a second cookie: `offered`. The visitor is asked
 * before it replaces the present one, since anybody can get a link signed and send it to them. The replaced one becomes
 * `other`, to which they can return.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { deskLanguage, deskPage, deskTopic, type DeskPlace } from '#src/api/contract/desk.ts';
import { parse } from 'valibot';
import { isDatabaseOutage } from '#server/db/errors.ts';
import { householdOf } from '#server/http/client-address.ts';
import type { ConversationRow, Identity } from './conversations.ts';
import { checkIdentity } from './identity.ts';
import type { DeskServices } from './services.ts';

const VISITOR_COOKIE = 'desk_visitor';
const OFFERED_COOKIE = 'desk_visitor_offered';
const OTHER_COOKIE = 'desk_visitor_other';
type CookieName = typeof VISITOR_COOKIE | typeof OFFERED_COOKIE | typeof OTHER_COOKIE;
/** As long as conversations are kept. */
const COOKIE_SECONDS = 90 * 86_400;
/** How long a visitor may take to decide. */
const OFFER_SECONDS = 3600;
/** Fields that tell one person from another. */
const PERSON_FIELDS = ['customerToken', 'name', 'phone', 'email'];

/** @returns the hash of the session in a cookie; `undefined` for none, or an invalid one */
export function sessionIn(
  context: Context,
  { hash }: DeskServices,
  name: string = VISITOR_COOKIE,
): string | undefined {
  const token = getCookie(context, name);
  return token !== undefined && /^[\w-]{32}$/.test(token) ? hash('desk-visitor', token) : undefined;
}

/** One hash for all addresses of a household or an office; it does not reveal an address. */
export const networkOf = ({ hash }: DeskServices, address: string): string =>
  hash('desk-network', householdOf(address)).slice(0, 16);

function placeOf(query: URLSearchParams): DeskPlace {
  return {
    language: parse(deskLanguage, query.get('language')),
    topic: parse(deskTopic, query.get('topic')),
    page: parse(deskPage, query.get('page')),
  };
}

/** @returns the address to redirect to, where this one identifies a visitor */
export async function receiveVisitor(context: Context, services: DeskServices): Promise<string | undefined> {
  const { limiter, rules, conversations, config, db, clock, log, addressOf } = services;
  const query = new URL(context.req.url).searchParams;
  const place = placeOf(query);
  const session = sessionIn(context, services) ?? startSession(context, services, VISITOR_COOKIE);
  if ([...query.keys()].every((name) => Object.hasOwn(place, name))) return undefined;

  const address = addressOf(context);
  const network = networkOf(services, address);
  // Beyond the limit, or without the database, the visitor is let in, but the link's claims are ignored.
  try {
    const limit = await limiter.consume([...rules.deskClaim(address), ...rules.deskConversation(address)]);
    const identity = limit.allowed ? await checkIdentity(query, config.chat, db, clock) : undefined;
    // Two links may be opened at once: a result is written only if the row is unchanged.
    while (identity && !(await storeClaims(identity))) continue;
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    log.warn({ err: error }, 'the claims of a link to the desk could not be checked');
  }
  return `/?${new URLSearchParams({ ...place }).toString()}`;

  /** @returns whether the link's claims were stored */
  async function storeClaims(claims: Identity): Promise<boolean> {
    const known = await conversations.bySession(session);
    if (known?.is_signed !== 1) {
      return conversations.identify(known ?? (await conversations.begin(session, place, network)), claims);
    }
    // The visitor of this browser's conversation was verified before.
    if (claims.refusal !== null) {
      // A forged link must not undo that.
      await conversations.recordRefusal(known.id, claims.refusal);
      return true;
    }
    if (isSamePerson(JSON.parse(known.fields) as Identity['fields'], claims.fields)) {
      return conversations.identify(known, claims);
    }
    // Another person: a separate conversation, which shows nothing of the first.
    const name = hasContent(known) ? OFFERED_COOKIE : VISITOR_COOKIE;
    const other = startSession(context, services, name);
    return conversations.identify(await conversations.begin(other, place, network), claims);
  }
}

function isSamePerson(before: Identity['fields'], now: Identity['fields']): boolean {
  return PERSON_FIELDS.every((name) => (before[name] ?? now[name]) === (now[name] ?? before[name]));
}

/** It has content that could be lost. */
export const hasContent = ({ last_seq, contact }: ConversationRow): boolean =>
  last_seq > 0 || contact !== null;

/** Whether the visitor still has to choose between two conversations. */
export function hasOffer(context: Context, services: DeskServices): boolean {
  return [VISITOR_COOKIE, OFFERED_COOKIE].every((name) => sessionIn(context, services, name) !== undefined);
}

/** @returns whether this browser has a conversation to go back to */
export async function hasOther(context: Context, services: DeskServices): Promise<boolean> {
  const session = sessionIn(context, services, OTHER_COOKIE);
  return session !== undefined && (await services.conversations.bySession(session)) !== undefined;
}

/** The visitor keeps the present conversation. */
export function keepConversation(context: Context): void {
  deleteCookie(context, OFFERED_COOKIE, { path: '/' });
}

/** The visitor accepts the offered conversation, or returns to the other. The replaced one stays if it has content. */
export async function switchConversation(
  context: Context,
  services: DeskServices,
  to: 'offered' | 'other',
): Promise<void> {
  const source = to === 'offered' ? OFFERED_COOKIE : OTHER_COOKIE;
  const [token, replaced] = [getCookie(context, source), getCookie(context, VISITOR_COOKIE)];
  if (token === undefined || sessionIn(context, services, source) === undefined) return;
  const session = sessionIn(context, services);
  const row = session === undefined ? undefined : await services.conversations.bySession(session);
  deleteCookie(context, source, { path: '/' });
  setTokenCookie(context, services, VISITOR_COOKIE, token);
  if (replaced !== undefined && row && hasContent(row))
    setTokenCookie(context, services, OTHER_COOKIE, replaced);
}

/** @returns the hash of the new session, which is set as a cookie */
function startSession(context: Context, services: DeskServices, name: CookieName): string {
  const token = randomBytes(24).toString('base64url');
  setTokenCookie(context, services, name, token);
  return services.hash('desk-visitor', token);
}

function setTokenCookie(context: Context, { desk }: DeskServices, name: CookieName, token: string): void {
  setCookie(context, name, token, {
    path: '/',
    httpOnly: true,
    // A link from the site must send it too.
    sameSite: 'Lax',
    secure: desk.isSecure,
    maxAge: name === OFFERED_COOKIE ? OFFER_SECONDS : COOKIE_SECONDS,
  });
}
