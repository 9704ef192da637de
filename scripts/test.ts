/**
 * `npm test`: the checks of `lib/checks.ts`, as many at once as there are processor cores, one line each.
 *
 * - `npm run test:full` adds the checks before a release: other browsers, lost files, another day.
 * - `-- --quick` runs types and unit tests, `-- --only=lint,unit` only the named checks, without those that come before.
 * - Missing tools are listed at the start and at the end, with the command that installs them, and checks that need them
 *   are skipped. With `-- --strict` that is a failure.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checks, quickChecks, releaseChecks, type Check } from './lib/checks.ts';
import { ensure, needs, type NeedId } from './lib/machine.ts';
import { endWithParent, exitOf, startNode } from './lib/processes.ts';

const CORES = Math.min(4, Math.max(2, availableParallelism()));

interface Result {
  passed: number;
  failed: number;
}

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

/** @throws for an unknown name */
function chosenChecks(): [id: string, check: Check][] {
  const all = { ...checks, ...releaseChecks };
  const named = values.only?.split(',') ?? (values.quick ? quickChecks : undefined);
  const unknown = named?.find((id) => !(id in all));
  if (unknown !== undefined) {
    throw new Error(`There is no check "${unknown}". The checks are ${Object.keys(all).join(', ')}.`);
  }
  if (named) return Object.entries(all).filter(([id]) => named.includes(id));
  return Object.entries(values.full ? all : checks);
}

/** Reads the counts of test runners: `Tests  1 failed | 49 passed`, `  20 passed (4s)`, `110 passed, 2 failed`. */
function countsIn(output: string): Result {
  const lines = output.split('\n');
  const summary = lines.findLast((line) =>
    /^\s*Tests\s.*\d|^\d+ passed, \d+ failed(, \d+ skipped)?$/.test(line),
  );
  const playwright = /^ {2}\d+ (passed|failed|flaky|interrupted|did not run)/;
  const text = summary ?? lines.filter((line) => playwright.test(line)).join('\n');
  const sum = (words: string) =>
    [...text.matchAll(new RegExp(`(\\d+) (?:${words})\\b`, 'g'))].reduce((all, [, n]) => all + Number(n), 0);
  return { passed: sum('passed'), failed: sum('failed|flaky|interrupted|did not run') };
}

let free = CORES;
const queue: (() => void)[] = [];

/** Waits, in the order of the calls, until so many processors are free, or all of them where fewer exist. */
async function withCores(wanted: number, work: () => Promise<Result>): Promise<Result> {
  const cores = Math.min(wanted, CORES);
  while (free < cores) await new Promise<void>((resume) => queue.push(resume));
  free -= cores;
  const result = await work();
  free += cores;
  queue.splice(0).forEach((resume) => resume());
  return result;
}

async function run(id: string, { title, commands, env }: Check): Promise<Result> {
  const start = performance.now();
  let output = '';
  const codes = await Promise.all(
    commands.map((command) => {
      const child = startNode(command, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined, TEST_WITHOUT: missing.join() },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return exitOf(child);
    }),
  );
  const isBroken = codes.some((code) => code !== 0);
  const counted = countsIn(output);
  const isCounted = counted.passed + counted.failed > 0;
  const passed = isCounted || isBroken ? counted.passed : 1;
  // A run that ends with an error and no failed test counts as a failure.
  const failed = isBroken ? Math.max(1, counted.failed) : counted.failed;
  const seconds = (performance.now() - start) / 1000;
  const words = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${title.padEnd(28)}${seconds.toFixed(1).padStart(6)} s   ${words}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  times.push(`${id} ${seconds.toFixed(0)}`);
  return { passed, failed };
}

endWithParent(130);
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
const chosen = chosenChecks();
const missing: NeedId[] = [];
for (const need of new Set(chosen.flatMap(([, check]) => [...(check.needs ?? []), ...(check.uses ?? [])]))) {
  if (!(await ensure(need))) missing.push(need);
}
const canRun = ([, check]: (typeof chosen)[number]) => !check.needs?.some((need) => missing.includes(need));

const start = performance.now();
const times: string[] = [];
const running = new Map<string, Promise<Result>>();
for (const [id, check] of chosen.filter(canRun)) {
  const before = Promise.all(
    (check.after ?? []).map(async (other) => [other, await running.get(other)] as const),
  );
  running.set(
    id,
    before.then((results) => {
      const [blocker] = results.find(([, result]) => result && result.failed > 0) ?? [];
      if (blocker === undefined) return withCores(check.cores ?? 1, () => run(id, check));
      console.log(`✗ ${check.title}: ${blocker} failed`);
      return { passed: 0, failed: 1 };
    }),
  );
}
const results = await Promise.all(running.values());

const sum = (count: keyof Result) => results.reduce((total, result) => total + result[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
for (const [, check] of chosen.filter((one) => !canRun(one))) console.log(`Not run: ${check.title}`);
const missingNames = missing.map((need) => `${needs[need].name} (${needs[need].advice})`).join('; ');
const notRun = missing.length > 0 ? `; checks not run because these are missing: ${missingNames}` : '';
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s: ${times.join(', ')}${notRun}`);
process.exitCode = sum('failed') > 0 || (values.strict && missing.length > 0) ? 1 : 0;
