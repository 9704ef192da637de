/**
 * All data that the database holds about one person, found by phone, mail address or the random id of statistics. A
 * phone in forms and conversations is compared by its digits, with or without its country. Free text that names the
 * person may be another person's: it is listed apart for a reader, and counts as theirs where its id is given as well.
 */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { inPages, PAGE_ROWS } from './tables.ts';

export interface PersonQuery {
  phone: { area: string; number: string } | undefined;
  email: string | undefined;
  /** `anonymous_id` of the statistics of use, as the visitor's browser has it. */
  anonymousId: string | undefined;
  /** Ids of forms and conversations that name the person and are theirs. */
  also: readonly string[];
}

/** A form or a conversation whose free text names the phone or the address. */
export interface Mention {
  what: 'form' | 'conversation';
  id: string;
  at: number;
  /** The text or field that names them. */
  text: string;
}

export type Found = Awaited<ReturnType<typeof findPerson>>;

/** Fields of forms and of the desk that hold a visitor's contact. */
const CONTACT_FIELDS = new Set(['phone', 'contact', 'email', 'tel', 'mobile']);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function matcherFor({ phone, email }: PersonQuery) {
  const numbers = phone
    ? [phone.number, `${phone.area}${phone.number}`, `00${phone.area}${phone.number}`]
    : [];
  const address = email?.toLowerCase();
  return {
    isContact: (value: unknown) =>
      typeof value === 'string' &&
      (numbers.includes(digitsOf(value)) ||
        (address !== undefined && value.trim().toLowerCase() === address)),
    isMentioned: (text: string) =>
      (phone !== undefined && digitsOf(text).includes(phone.number)) ||
      (address !== undefined && text.toLowerCase().includes(address)),
  };
}

export async function findPerson(db: Kysely<Schema>, query: PersonQuery) {
  // Nothing in the database has an empty number or id.
  const { area = '', number = '' } = query.phone ?? {};
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where('area_code', '=', area)
    .where('phone', '=', number)
    .execute();
  const userIds = users.map(({ id }) => id);
  const members = await db
    .selectFrom('members')
    .selectAll()
    .where('user_id', 'in', orNone(userIds))
    .execute();
  const companies = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', 'in', orNone(members.map(({ company_id }) => company_id)))
    .execute();
  // Made out to the phone, or used by the account.
  const invitations = await db
    .selectFrom('invitations')
    .selectAll()
    .where((where) =>
      where.or([
        where('taken_by', 'in', orNone(userIds)),
        where.and([where('area_code', '=', area), where('phone', '=', number)]),
      ]),
    )
    .execute();
  const { found: submissions, mentions } = await findSubmissions(db, query, userIds);
  const { found: conversations, mentions: conversationMentions } = await findConversations(db, query);
  return {
    users,
    members,
    companies,
    invitations,
    submissions,
    deliveries: await db
      .selectFrom('deliveries')
      .selectAll()
      .where('submission_id', 'in', orNone(submissions.map(({ id }) => id)))
      .execute(),
    conversations,
    messages: await db
      .selectFrom('desk_messages')
      .selectAll()
      .where('conversation_id', 'in', orNone(conversations.map(({ id }) => id)))
      .orderBy('conversation_id')
      .orderBy('seq')
      .execute(),
    usage:
      query.anonymousId === undefined
        ? []
        : await db
            .selectFrom('usage_records')
            .selectAll()
            .where('segmentation', 'like', `%"anonymous_id":"${query.anonymousId}"%`)
            .execute(),
    outbox: await db
      .selectFrom('sms_outbox')
      .selectAll()
      .where('recipient', '=', `+${area}${number}`)
      .execute(),
    mentions: [...mentions, ...conversationMentions],
  };
}

/** A list for `in`, which may not be empty; no id is empty. */
export const orNone = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [''] : ids);

/**
 * Sorts a whole table, one page at a time, into the person's rows and rows that only name the person.
 *
 * @param read returns the rows after an id, ordered by id
 * @param judge whether a row is the person's, and the text in it that names them
 */
async function findRows<Row extends { id: string; created_at: number }>(
  what: Mention['what'],
  { also }: PersonQuery,
  read: (after: string) => Promise<Row[]>,
  judge: (row: Row) => { isTheirs: boolean; named: string | undefined },
): Promise<{ found: Row[]; mentions: Mention[] }> {
  const found: Row[] = [];
  const mentions: Mention[] = [];
  for await (const row of inPages<Row>((last) => read(last?.id ?? ''))) {
    const { isTheirs, named } = judge(row);
    if (isTheirs || (named !== undefined && also.includes(row.id))) found.push(row);
    else if (named !== undefined) mentions.push({ what, id: row.id, at: row.created_at, text: named });
  }
  return { found, mentions };
}

/** @param userIds the event of an account's opening has the account's id */
function findSubmissions(db: Kysely<Schema>, query: PersonQuery, userIds: readonly string[]) {
  const { isContact, isMentioned } = matcherFor(query);
  const all = db.selectFrom('submissions').selectAll().orderBy('id').limit(PAGE_ROWS);
  return findRows(
    'form',
    query,
    (after) => all.where('id', '>', after).execute(),
    ({ id, body }) => {
      const fields = JSON.parse(body) as Readonly<Record<string, unknown>>; // an object when it was written
      const isTheirs =
        userIds.includes(id) ||
        Object.entries(fields).some(([name, value]) => CONTACT_FIELDS.has(name) && isContact(value));
      return { isTheirs, named: isMentioned(body) ? body : undefined };
    },
  );
}

async function findConversations(db: Kysely<Schema>, query: PersonQuery) {
  const { isContact, isMentioned } = matcherFor(query);
  const messageTexts = await findMentioningMessages(db, isMentioned);
  const all = db.selectFrom('desk_conversations').selectAll().orderBy('id').limit(PAGE_ROWS);
  return findRows(
    'conversation',
    query,
    (after) => all.where('id', '>', after).execute(),
    ({ id, contact, fields }) => {
      const values = Object.values(JSON.parse(fields) as Readonly<Record<string, unknown>>); // likewise
      const texts = [contact, ...values].filter((value) => typeof value === 'string');
      return { isTheirs: texts.some(isContact), named: messageTexts.get(id) ?? texts.find(isMentioned) };
    },
  );
}

/** By conversation, the first message that names the person, written by either side. */
async function findMentioningMessages(
  db: Kysely<Schema>,
  isMentioned: (text: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const messageTexts = new Map<string, string>();
  const all = db
    .selectFrom('desk_messages')
    .select(['conversation_id', 'seq', 'text'])
    .orderBy('conversation_id')
    .orderBy('seq')
    .limit(PAGE_ROWS);
  type MessageRow = Awaited<ReturnType<typeof all.executeTakeFirstOrThrow>>;
  const messages = inPages<MessageRow>((last) =>
    all
      .where(sql<boolean>`(conversation_id, seq) > (${last?.conversation_id ?? ''}, ${last?.seq ?? 0})`)
      .execute(),
  );
  for await (const { conversation_id, text } of messages) {
    if (!messageTexts.has(conversation_id) && isMentioned(text)) messageTexts.set(conversation_id, text);
  }
  return messageTexts;
}
