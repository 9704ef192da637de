/**
 * Checks who a link says its visitor is: the block must be signed with our secret, be at most five minutes off and
 * arrive for the first time. With an invalid link the visitor stays anonymous, and the agent sees the reason.
 *
 * The signature covers nonce, time and web token, not the fields: it proves that our server issued the block moments
 * ago. The fields are what the visitor's client or form sent.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { ServerConfig } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import { isSameText } from '#server/keyed-hash.ts';
import { withoutControls } from '#src/api/contract/fields.ts';
import type { ReplyInputOf } from '#src/api/contract/call.ts';
import type { customerServiceSignature } from '#src/api/contract/customer-service.ts';
import type { Identity } from './conversations.ts';

const MAX_DIFFERENCE_MS = 5 * 60_000;
const BLOCK_FIELDS = ['nonce', 'timestamp', 'web_token', 'signature', 'algorithm'];
/** Bounds of the link itself. */
const PLACE_FIELDS = ['language', 'topic', 'page'];
const FIELD_NAME = /^[A-Za-z]\w{0,39}$/;
const FORBIDDEN_NAMES = new Set(['constructor', 'prototype']);
const FIELD_CHARS = 256;
const LONG_FIELD_CHARS = 2000;
const MAX_FIELDS = 40;

/** @returns `undefined` for a link that claims nothing */
export async function checkIdentity(
  query: URLSearchParams,
  chat: ServerConfig['chat'],
  db: Database,
  clock: Clock,
): Promise<Identity | undefined> {
  const fields = fieldsOf(query);
  const hasBlock = BLOCK_FIELDS.some((name) => query.has(name));
  if (!hasBlock && Object.keys(fields).length === 0) return undefined;
  const refusal = hasBlock ? await refusalOf(query, chat, db, clock) : 'unsigned';
  return { refusal, fields: refusal === null ? fields : {} };
}

async function refusalOf(
  query: URLSearchParams,
  chat: ServerConfig['chat'],
  db: Database,
  clock: Clock,
): Promise<Identity['refusal']> {
  const [nonce = '', timestamp = '', webToken = '', signature = '', algorithm] = BLOCK_FIELDS.map(
    (name) => query.get(name) ?? '',
  );
  const isShaped = /^[\w-]{16,128}$/.test(nonce) && /^\d{1,12}$/.test(timestamp) && algorithm === 'SHA256';
  if (!isShaped || webToken !== chat.webToken) return 'signature';
  if (!isSameText(signChat(chat, Number(timestamp), nonce).signature, signature)) return 'signature';
  const now = clock.now();
  if (Math.abs(now - Number(timestamp) * 1000) > MAX_DIFFERENCE_MS) return 'time';
  const first = await db
    .insertInto('desk_nonces')
    .values({ nonce, used_at: now })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return first ? null : 'replay';
}

/** The chat user's fields, under the names that the site sends; bounded, since they are shown and stored. */
function fieldsOf(query: URLSearchParams): Record<string, string> {
  const known = new Set([...BLOCK_FIELDS, ...PLACE_FIELDS]);
  const fields: [string, string][] = [];
  for (const [name, value] of query) {
    if (known.has(name) || FORBIDDEN_NAMES.has(name) || !FIELD_NAME.test(name)) continue;
    const text = withoutControls(value)
      .toWellFormed()
      .trim()
      .slice(0, name === 'desc' ? LONG_FIELD_CHARS : FIELD_CHARS);
    if (text !== '' && fields.length < MAX_FIELDS) fields.push([name, text.toWellFormed()]);
  }
  return Object.fromEntries(fields);
}

/**
 * The block that this desk or an external chat service trusts. It is signed here, since with the secret in a page anyone
 * could sign as anyone. Every visitor has the site's own web token, never one that a page hands in.
 * @param timestampSeconds since 1970; the service accepts it for five minutes
 * @param nonce 128 bits, new each time
 */
export function signChat(
  { secret, webToken }: ServerConfig['chat'],
  timestampSeconds: number,
  nonce: string = randomBytes(16).toString('hex'),
): ReplyInputOf<typeof customerServiceSignature> {
  const text = `nonce=${nonce}&timestamp=${timestampSeconds}&web_token=${webToken}&${secret}`;
  return {
    nonce,
    timestamp: timestampSeconds,
    web_token: webToken,
    // Upper-case hex.
    signature: createHash('sha256').update(text).digest('hex').toUpperCase(),
    algorithm: 'SHA256',
  };
}
