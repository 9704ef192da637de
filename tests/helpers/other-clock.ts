/**
 * Lets a process live on another day: `node --import` of this file, and `CLOCK_SHIFT_DAYS` says how many days ahead. Handed on
 * by `NODE_OPTIONS` it holds for every process that is started from there. Nothing but Node is needed; what libfaketime does
 * to a whole machine, this does to `Date`.
 */
const DAY_MS = 86_400_000;
const MARK = Symbol.for('tests.other-clock');

type Marked = typeof globalThis & { [MARK]?: true };
const days = Number(process.env['CLOCK_SHIFT_DAYS'] ?? 0);
// Threads of a process may load it again.
const isDone = (globalThis as Marked)[MARK] === true;

if (days !== 0 && !isDone) {
  const real = Date;
  const now = () => real.now() + days * DAY_MS;
  (globalThis as Marked)[MARK] = true;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, key, receiver): unknown => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
