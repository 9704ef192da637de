/** What an attack is, and what comes of it. */
import type { Target } from './target.ts';

export interface Finding {
  /** What was looked at: 'other visitors meanwhile'. */
  what: string;
  /** Its figure, with the unit. */
  figure: string;
  /** Absent for what is told and not judged. */
  held?: boolean;
}

export interface Attack {
  /** `a1` to `a14`, as docs/security.md lists them. */
  id: string;
  title: string;
  /** Asks for codes, and reads them: on a server that sends real messages that would cost money. */
  needsCodes?: boolean;
  run(target: Target): Promise<Finding[]>;
}

/** What the attack needs is not there; the message says what. */
export class NotTriedError extends Error {
  readonly kind = 'not tried';

  constructor(message: string) {
    super(message);
    this.name = 'NotTriedError';
  }
}

/** The value at that share of them all, by size; `NaN` of none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** So many at a time, until all are done. */
export async function inLanes(lanes: number, count: number, work: (index: number) => Promise<void>) {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const VISIT_EVERY_MS = 200;
/** What an attack may cost an ordinary visitor. */
const GOOD_MS = 200;
const VISITS_ALONE = 10;

/** What ordinary visitors meet while `work` is done: each a page, from an address and on a connection of their own. */
export async function besideVisitors(target: Target, work: () => Promise<unknown>): Promise<Finding> {
  const alone: number[] = [];
  for (let visit = 0; visit < VISITS_ALONE; visit++) alone.push((await target.visit('/')).ms);
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  const visits: Promise<{ status: number; ms: number }>[] = [];
  // Checked anew after each wait: `done` sets it.
  while (!(isDone as boolean)) {
    visits.push(target.visit('/'));
    await wait(VISIT_EVERY_MS);
  }
  await done;
  const answers = await Promise.all(visits);
  const failed = answers.filter(({ status }) => status !== 200 && status !== 404).length;
  const times = answers.map(({ ms }) => ms);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return {
    what: 'other visitors meanwhile',
    figure: `${failed} of ${answers.length} failed, p50 ${p50.toFixed(0)} ms (alone ${quantile(alone, 0.5).toFixed(0)}), p99 ${p99.toFixed(0)} ms`,
    // What a busy machine takes without the attack does not count.
    held: failed === 0 && p50 - quantile(alone, 0.5) < GOOD_MS,
  };
}
