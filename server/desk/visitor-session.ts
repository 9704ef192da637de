/**
 * A visitor comes in: gets the cookie that names the conversation, and what the link says of them is checked and put down.
 * The link's fields and block then leave the address: they belong in no history, and a reload must not use the nonce again.
 */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { deskLanguage, deskPage, deskTopic, type DeskPlace } from '#src/api/contract/desk.ts';
import { parse } from 'valibot';
import { householdOf } from '#server/http/client-address.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { Identity } from './conversations.ts';
import { checkIdentity } from './identity.ts';
import type { DeskServices } from './services.ts';

export const VISITOR_COOKIE = 'desk_visitor';
/** As long as a conversation is kept. */
const COOKIE_SECONDS = 90 * 86_400;
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
  const { hash, limiter, limits, conversations, config, db, clock, addressOf } = services;
  const query = new URL(context.req.url).searchParams;
  const place = placeOf(query);
  const session = sessionHashOf(hash, getCookie(context, VISITOR_COOKIE)) ?? startSession(context, services);
  if ([...query.keys()].every((name) => Object.hasOwn(place, name))) return undefined;

  const address = addressOf(context);
  const network = networkOf(services, address);
  // Beyond the limit the visitor comes in all the same, and says nothing of themselves.
  const limit = await limiter.consume([...limits.claim(address), ...limits.conversation(address)]);
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
    // Somebody else at the same machine: they get a conversation of their own and see nothing of the other.
    const other = startSession(context, services);
    return conversations.identify(await conversations.begin(other, place, network), told);
  }
}

function isSamePerson(before: Identity['fields'], now: Identity['fields']): boolean {
  return PERSON.every((name) => (before[name] ?? now[name]) === (now[name] ?? before[name]));
}

/** @returns the hash of the new session, which the browser gets as a cookie */
function startSession(context: Context, { hash, desk }: DeskServices): string {
  const token = randomBytes(24).toString('base64url');
  setCookie(context, VISITOR_COOKIE, token, {
    path: '/',
    httpOnly: true,
    // A link from the site has to find the conversation again.
    sameSite: 'Lax',
    secure: desk.isSecure,
    maxAge: COOKIE_SECONDS,
  });
  return hash('desk-visitor', token);
}
