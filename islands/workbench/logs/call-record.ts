/**
 * The part of a call to the client that may be shown, copied and sent to support: no secrets, and long values
 * shortened.
 */
export interface CallRecord {
  /** Counts up within the page. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  module: string;
  action: string;
  args: string;
  /** `pending`, `done`, or the kind of the failure. */
  outcome: string;
  /** The reason of a failure, as the visitor saw it. */
  reason: string;
  /** Duration of the call; null until it is answered. */
  tookMs: number | null;
}

const HIDDEN = '•••';
/** Fields that records leave out, at any depth. */
const SECRET = /pass|secret|code|token|cookie|authori|body|headers|value|sid|^qr|payUrl/i;
const MAX_TEXT_CHARS = 80;
const MAX_ARGS_CHARS = 200;
const MAX_ITEMS = 5;

export function summarise(payload: unknown): string {
  if (payload === undefined) return '';
  return cut(JSON.stringify(withoutSecrets(payload)), MAX_ARGS_CHARS);
}

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return cut(withoutQuery(value), MAX_TEXT_CHARS);
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map(withoutSecrets);
    return value.length > MAX_ITEMS ? [...items, `+${value.length - MAX_ITEMS}`] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET.test(key) ? HIDDEN : withoutSecrets(inner)]),
  );
}

/** The query of an address often contains secrets. */
function withoutQuery(text: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/[?#].*$/s, '') : text;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

export interface RecordFilter {
  /** Any part of module, action, outcome or reason, in any letter case. */
  query: string;
  isFailuresOnly: boolean;
}

export const hasFailed = ({ outcome }: CallRecord): boolean => outcome !== 'done' && outcome !== 'pending';

export function filterRecords(
  records: readonly CallRecord[],
  { query, isFailuresOnly }: RecordFilter,
): readonly CallRecord[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return records.filter((record) => {
    if (isFailuresOnly && !hasFailed(record)) return false;
    const text = `${record.module}.${record.action} ${record.outcome} ${record.reason}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Lines for support, oldest first, after the facts of client and page. */
export function reportOf(
  facts: Readonly<Record<string, string | undefined>>,
  records: readonly CallRecord[],
): string {
  const head = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const lines = [...records].reverse().map(({ at, module, action, args, outcome, reason, tookMs }) => {
    const took = tookMs === null ? '' : ` ${tookMs} ms`;
    const why = reason ? ` (${reason})` : '';
    return `${new Date(at).toISOString()} ${module}.${action} ${outcome}${took}${why} ${args}`.trimEnd();
  });
  return [...head, '', ...lines].join('\n');
}
