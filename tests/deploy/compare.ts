/** Which answers are the same to a visitor, and what hosts may say in their own way. */
import type { Answer } from './ask.ts';

/**
 * Of the connection, or named by each host as it likes: when the file was written, what its version is called, who answers.
 * `content-length` may be missing where an answer comes in pieces, the length of what came is compared itself.
 */
const OWN_WAY = new Set([
  'accept-ranges',
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-request-id',
]);

/** Order and spaces in lists say nothing. */
const LISTS = new Set(['vary', 'allow']);

const normal = (name: string, value: string): string =>
  LISTS.has(name)
    ? value
        .toLowerCase()
        .split(/\s*,\s*/)
        .toSorted()
        .join(', ')
    : value.replace(/\s*([,;])\s*/g, '$1 ').replace(/; charset=UTF-8/, '; charset=utf-8');

function headersOf({ headers }: Answer): Map<string, string> {
  return new Map(
    Object.entries(headers)
      .filter(([name]) => !OWN_WAY.has(name))
      .map(([name, value]) => [name, normal(name, Array.isArray(value) ? value.join(', ') : (value ?? ''))]),
  );
}

/**
 * @param only headers that are compared; all where it is left out. Answers that no visitor reads (refusals, redirects) may
 * bear more headers than ours do, and have a text of their own.
 */
export function differences(
  expected: Answer,
  found: Answer,
  { onlyStatus = false, isBodyOwn = false }: { onlyStatus?: boolean; isBodyOwn?: boolean } = {},
): string[] {
  const problems: string[] = [];
  if (found.status !== expected.status) problems.push(`status ${found.status} instead of ${expected.status}`);
  if (onlyStatus) return problems;
  const [wanted, given] = [headersOf(expected), headersOf(found)];
  for (const [name, value] of wanted) {
    if (isBodyOwn && name.startsWith('content-type')) continue;
    if (given.get(name) !== value) problems.push(`${name}: ${given.get(name) ?? 'none'} instead of ${value}`);
  }
  if (!isBodyOwn) {
    for (const name of given.keys())
      if (!wanted.has(name)) problems.push(`${name}: ${given.get(name) ?? ''} besides`);
    if (found.digest !== expected.digest) problems.push('another content');
  }
  return problems;
}
