/** One byte range of a request; several at once are answered with the whole file, as the standard allows. */

export type RangeResult =
  | { kind: 'whole' }
  | { kind: 'unsatisfiable' }
  /** `end` is inclusive. */
  | { kind: 'part'; start: number; end: number };

export function parseRange(header: string | null, size: number): RangeResult {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' }; // no valid range: as if there were none
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
