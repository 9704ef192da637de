/** Prints what visitors sent, oldest first, as CSV or JSON. */
import type { Selectable } from 'kysely';
import {
  accountCancelRequest,
  applicationAddRequest,
  appointmentAddRequest,
  customizeAddRequest,
  feedbackAddRequest,
} from '#src/api/contract/applications.ts';
import { customerServiceMessageRequest } from '#src/api/contract/customer-service.ts';
import { inPages, PAGE_ROWS } from '#server/data/tables.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '#server/submissions/kinds.ts';
import { LIST_OPTIONS, oneOf, readArguments, readPeriod, wholeNumber, type Period } from './arguments.ts';
import { InputError, type Command } from './command.ts';
import { BYTE_ORDER_MARK, csvRow, fileOutput, type Output } from './output.ts';

/** Fields of each kind, as the contract has them. */
const FIELDS: Readonly<Record<SubmissionKind, readonly string[]>> = {
  application: Object.keys(applicationAddRequest.entries),
  customize: Object.keys(customizeAddRequest.entries),
  appointment: Object.keys(appointmentAddRequest.entries),
  feedback: Object.keys(feedbackAddRequest.entries),
  message: Object.keys(customerServiceMessageRequest.entries),
  // The code is used, and is not stored.
  cancel: Object.keys(accountCancelRequest.entries).filter((field) => field !== 'code'),
};

type Row = Selectable<Schema['submissions']>;

interface Filter extends Period {
  kinds: readonly SubmissionKind[];
  limit: number;
}

export const submissions: Command = async (args, { db, out }) => {
  const { values, positionals } = readArguments(args, {
    ...LIST_OPTIONS,
    kind: { type: 'string', multiple: true, default: [] },
    format: { type: 'string', default: 'csv' }, // as in the first version
    limit: { type: 'string' },
    out: { type: 'string' },
  });
  const [word] = positionals;
  if (word !== undefined) throw new InputError(`"${word}" is not an option: do you mean --kind ${word}?`);
  const format = oneOf('--format', values.format, ['csv', 'json']);
  const kinds = values.kind.map((kind) => oneOf('--kind', kind, SUBMISSION_KINDS));
  const filter: Filter = {
    ...readPeriod(values),
    kinds: kinds.length === 0 ? SUBMISSION_KINDS : kinds,
    limit: values.limit === undefined ? Infinity : wholeNumber('--limit', values.limit, 1, 100_000_000),
  };
  const rows = readRows(db, filter);
  const print = values.json || format === 'json' ? printJson : printCsv;
  if (values.out === undefined) {
    await print(rows, filter.kinds, out);
    return;
  }
  const file = await fileOutput(values.out);
  try {
    const count = await print(rows, filter.kinds, file);
    await out.write(`${count} submissions in ${values.out}\n`);
  } finally {
    await file.close();
  }
};

async function* readRows(db: Database, { kinds, from, to, limit }: Filter): AsyncGenerator<Row> {
  let left = limit;
  const rows = inPages<Row>((last) =>
    db
      .selectFrom('submissions')
      .selectAll()
      .where('kind', 'in', kinds)
      .where('created_at', '>=', last?.created_at ?? from)
      .where('created_at', '<', to)
      .where((where) =>
        where.or([where('created_at', '>', last?.created_at ?? from - 1), where('id', '>', last?.id ?? '')]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute(),
  );
  for await (const row of rows) {
    yield row;
    if (--left === 0) return;
  }
}

/** Everything except the key that detects repeats. */
function readable({ id, kind, language, body, created_at, handled_at, outcome }: Row) {
  return {
    id,
    kind,
    created_at: new Date(created_at).toISOString(),
    language,
    handled_at: handled_at === null ? null : new Date(handled_at).toISOString(),
    outcome,
    data: JSON.parse(body) as Readonly<Record<string, unknown>>, // an object, as `record` wrote it
  };
}

async function printCsv(
  rows: AsyncIterable<Row>,
  kinds: readonly SubmissionKind[],
  out: Output,
): Promise<number> {
  const fields = [...new Set(kinds.flatMap((kind) => FIELDS[kind]))];
  // A form has a field of this name as well.
  const own = ['id', 'submission', 'created_at', 'language', 'handled_at', 'outcome'];
  await out.write(BYTE_ORDER_MARK + csvRow([...own, ...fields]));
  let count = 0;
  for await (const row of rows) {
    const { id, kind, created_at, language, handled_at, outcome, data } = readable(row);
    const values = fields.map((field) => cellOf(Object.hasOwn(data, field) ? data[field] : undefined));
    await out.write(csvRow([id, kind, created_at, language, handled_at, outcome, ...values]));
    count++;
  }
  return count;
}

function cellOf(value: unknown): string | number | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

async function printJson(
  rows: AsyncIterable<Row>,
  _kinds: readonly SubmissionKind[],
  out: Output,
): Promise<number> {
  let count = 0;
  for await (const row of rows) {
    await out.write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(readable(row))}`);
    count++;
  }
  await out.write(count === 0 ? '[]\n' : '\n]\n');
  return count;
}
