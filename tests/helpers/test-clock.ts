/**
 * Runs the tests at another time: `TEST_NOW` is the time at which the run begins, and time continues from there. Vitest
 * loads this before each test file; processes that tests start load it by `NODE_OPTIONS`, which they inherit.
 */
import { pathToFileURL } from 'node:url';

const MARK = Symbol.for('tests.clock');

type Marked = typeof globalThis & { [MARK]?: true };

/** Threads of a process share its settings and not its globals. */
function shiftMs(): number {
  const { TEST_NOW: moment, TEST_NOW_SHIFT_MS: known } = process.env;
  if (known !== undefined) return Number(known);
  if (moment === undefined) return 0;
  const shift = Date.parse(moment) - Date.now();
  if (Number.isNaN(shift))
    throw new Error(`TEST_NOW is "${moment}"; it takes a moment such as 2031-11-25T12:00:00Z.`);
  const here = pathToFileURL(import.meta.filename).href;
  process.env['TEST_NOW_SHIFT_MS'] = String(shift);
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${here}`;
  return shift;
}

const shift = shiftMs();
if (shift !== 0 && (globalThis as Marked)[MARK] !== true) {
  const real = Date;
  const now = () => real.now() + shift;
  (globalThis as Marked)[MARK] = true;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, key, receiver): unknown => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
