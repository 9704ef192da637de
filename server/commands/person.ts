/**
 * What the privacy agreement promises to one person: a copy of the data held about them in a common format, and its
 * deletion. The operator verifies who asks; these commands search by what was given and do not guess.
 */
import type { ParseArgsOptionsConfig } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { CODE_PURPOSES, codeTarget } from '#server/accounts/codes.ts';
import { findPerson, orNone, type Found, type PersonQuery } from '#server/data/person.ts';
import type { Schema } from '#server/db/schema.ts';
import { makeChange } from './audit.ts';
import { readArguments, type Values } from './arguments.ts';
import { InputError, type Command, type CommandContext } from './command.ts';
import { deleteAccount } from './delete-account.ts';
import { fileOutput, table } from './output.ts';

const OPTIONS = {
  phone: { type: 'string' },
  area: { type: 'string', default: '86' },
  email: { type: 'string' },
  'anonymous-id': { type: 'string' },
  also: { type: 'string', multiple: true, default: [] },
  out: { type: 'string' },
  'with-company': { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

export const person: Command = async (args, context) => {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [verb = 'show', ...rest] = positionals;
  if (!['show', 'export', 'erase'].includes(verb) || rest.length > 0) {
    throw new InputError(
      `"${positionals.join(' ')}" is not known: choose export or erase, or nothing to count.`,
    );
  }
  const query = readQuery(values);
  if (verb === 'export') return exportPerson(context, query, values.out);
  if (verb === 'erase') return erase(context, query, values['with-company']);
  const found = await find(context, query);
  await context.out.write(counts(found));
};

/**
 * Reads every form and every message without a lock: others can write meanwhile.
 * @throws InputError for an id that is not among the records that name the person
 */
async function find({ db }: CommandContext, query: PersonQuery): Promise<Found> {
  const found = await findPerson(db, query);
  const ids = new Set([...found.submissions, ...found.conversations].map(({ id }) => id));
  const unknown = query.also.find((id) => !ids.has(id));
  if (unknown !== undefined) {
    throw new InputError(`--also ${unknown}: no form and no conversation with this id mentions the person.`);
  }
  return found;
}

/** @throws InputError where no person is named, or the format is not the database's */
function readQuery(values: Values<typeof OPTIONS>): PersonQuery {
  const { phone, area, email, 'anonymous-id': anonymousId, also } = values;
  if (phone === undefined && email === undefined && anonymousId === undefined) {
    throw new InputError('Name the person: --phone, --email or --anonymous-id.');
  }
  const number = phone?.replace(/[\s()-]/g, '');
  if (number !== undefined && (!/^\d{5,15}$/.test(number) || !/^\d{1,4}$/.test(area))) {
    throw new InputError(
      '--phone has to be digits without the country code, and --area the country code: --area 86 --phone 13800000000.',
    );
  }
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new InputError('--email has to be a mail address.');
  if (anonymousId !== undefined && !/^[0-9a-f]{32}$/.test(anonymousId)) {
    throw new InputError('--anonymous-id has to be the 32 letters and digits that the browser stores.');
  }
  return { phone: number === undefined ? undefined : { area, number }, email, anonymousId, also };
}

/** The person's records, under readable names. */
const rowsOf = (found: Found): [what: string, rows: number][] => [
  ['account', found.users.length],
  ['memberships', found.members.length],
  ['invitations', found.invitations.length],
  ['forms', found.submissions.length],
  ['conversations', found.conversations.length],
  ['messages', found.messages.length],
  ['statistics', found.usage.length],
  ['codes not sent', found.outbox.length],
];

const isNothing = (found: Found): boolean => rowsOf(found).every(([, rows]) => rows === 0);

function counts(found: Found): string {
  const rows = rowsOf(found).filter(([, count]) => count > 0);
  const text = rows.length === 0 ? 'There is no data about this person.\n' : table(['what', 'records'], rows);
  return text + mentionsOf(found);
}

const MAX_TEXT_CHARS = 100;

/** The operator has to read whose they are. */
const mentionsOf = ({ mentions }: Found): string =>
  mentions.length === 0
    ? ''
    : `\nThese also mention the person, but may belong to somebody else: read them (\`npm run operate -- submissions\`, the desk's\ninbox), and add --also ID for each that belongs to the person.\n\n${table(
        ['what', 'id', 'since', 'text'],
        mentions.map(({ what, id, at, text }) => [what, id, day(at), text.slice(0, MAX_TEXT_CHARS)]),
      )}`;

const day = (at: number): string => new Date(at).toISOString();

/** Some columns of a row, with readable times. */
const readable = <Row extends object>(row: Row, ...names: (keyof Row & string)[]): object =>
  Object.fromEntries(
    names.map((name) => {
      const value = row[name];
      return [name, /(?:^|_)at$/.test(name) && typeof value === 'number' ? day(value) : value];
    }),
  );

/** Everything except what says nothing about a person: keys, counters, hashes. */
function exported(found: Found): object {
  const nameOf = new Map(found.companies.map(({ id, name }) => [id, name]));
  return {
    account: found.users.map(({ password_hash, created_at, ...rest }) => ({
      ...rest,
      password: password_hash === null ? 'none' : 'kept as a hash that cannot be reversed',
      created_at: day(created_at),
    })),
    memberships: found.members.map((row) => ({
      company: nameOf.get(row.company_id),
      ...readable(row, 'role', 'state', 'created_at'),
    })),
    invitations: found.invitations.map(({ token_hash: _hash, created_at, expires_at, ...rest }) => ({
      ...rest,
      created_at: day(created_at),
      expires_at: day(expires_at),
    })),
    forms: found.submissions.map((row) => ({
      ...readable(row, 'id', 'kind', 'language', 'created_at', 'handled_at', 'outcome'),
      data: JSON.parse(row.body) as unknown,
      handed_on_to: found.deliveries
        .filter(({ submission_id, state }) => submission_id === row.id && state === 'sent')
        .map(({ destination }) => destination),
    })),
    conversations: found.conversations.map((row) => ({
      ...readable(row, 'topic', 'page', 'language', 'created_at', 'contact_name', 'contact'),
      fields: JSON.parse(row.fields) as unknown,
      messages: found.messages
        .filter(({ conversation_id }) => conversation_id === row.id)
        .map((message) => readable(message, 'author', 'text', 'at')),
    })),
    statistics: found.usage.map((row) => ({
      ...readable(row, 'key', 'count', 'platform'),
      segmentation: JSON.parse(row.segmentation) as unknown,
      created_at: day(row.created_at),
    })),
    codes: found.outbox.map((row) => readable(row, 'recipient', 'created_at')),
  };
}

async function exportPerson(
  context: CommandContext,
  query: PersonQuery,
  path: string | undefined,
): Promise<void> {
  if (path === undefined) throw new InputError('export needs a file: --out person.json');
  const found = await find(context, query);
  if (isNothing(found)) return context.out.write(counts(found));
  const file = await fileOutput(path);
  try {
    await file.write(
      `${JSON.stringify({ exported_at: day(context.clock.now()), ...exported(found) }, null, 2)}\n`,
    );
  } finally {
    await file.close();
  }
  await makeChange(context, () =>
    Promise.resolve({
      action: 'person.export',
      subject: subjectOf(context, query),
      detail: Object.fromEntries(rowsOf(found)),
    }),
  );
  await context.out.write(`${counts(found)}Written to ${path}\n`);
}

/** Shows that two records are about the same person, without showing who it is. */
const subjectOf = ({ hash }: CommandContext, { phone, email, anonymousId }: PersonQuery): string =>
  hash(
    'person',
    phone ? `${phone.area}-${phone.number}` : '',
    email?.toLowerCase() ?? '',
    anonymousId ?? '',
  ).slice(0, 16);

async function erase(context: CommandContext, query: PersonQuery, withCompany: boolean): Promise<void> {
  const { db, hash, out, config } = context;
  // Nothing is locked during the reading; what arrives meanwhile is found in the next run.
  const found = await find(context, query);
  await makeChange(context, async (transaction) => {
    for (const { id } of found.users) await deleteAccount(transaction, id, withCompany);
    await deleteRows(transaction, found);
    if (query.phone) {
      const { area: areaCode, number: phone } = query.phone;
      // Without a token: codes for an invitation are deleted within a day.
      const targets = CODE_PURPOSES.map((purpose) => codeTarget(hash, { purpose, areaCode, phone }));
      await transaction.deleteFrom('codes').where('target', 'in', targets).execute();
    }
    return {
      action: 'person.erase',
      subject: subjectOf(context, query),
      detail: Object.fromEntries(rowsOf(found)),
    };
  });
  if (isNothing(found)) return out.write(counts(found));
  // Deleted data is overwritten in the file; the write-ahead log has to be emptied as well.
  if (config.databaseUrl === undefined) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const forwarded = found.deliveries.filter(({ state }) => state === 'sent');
  const receivers = [...new Set(forwarded.map(({ destination }) => destination))].join(', ');
  await out.write(
    `${counts(found)}Erased permanently.\n${
      forwarded.length === 0
        ? ''
        : `${forwarded.length} were forwarded (${receivers}): have them deleted there.\n`
    }`,
  );
}

async function deleteRows(transaction: Transaction<Schema>, found: Found): Promise<void> {
  const ids = (rows: readonly { id: string }[]): readonly string[] => orNone(rows.map(({ id }) => id));
  // Deliveries are deleted with their form, messages with their conversation.
  await transaction.deleteFrom('submissions').where('id', 'in', ids(found.submissions)).execute();
  await transaction.deleteFrom('desk_conversations').where('id', 'in', ids(found.conversations)).execute();
  await transaction.deleteFrom('usage_records').where('id', 'in', ids(found.usage)).execute();
  await transaction.deleteFrom('sms_outbox').where('id', 'in', ids(found.outbox)).execute();
  await transaction
    .deleteFrom('invitations')
    .where(
      'token_hash',
      'in',
      orNone(found.invitations.filter(({ phone }) => phone !== null).map(({ token_hash }) => token_hash)),
    )
    .execute();
}
