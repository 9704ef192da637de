/**
 * `npm test`: the checks of `lib/checks.ts`, as many at once as there are processor cores, one line each.
 *
 * - `npm run test:full` adds the checks before a release: other browsers, lost files, another day.
 * - `-- --quick` runs types, lint, dictionaries and unit tests, `-- --only=lint,unit` only the named checks, without
 *   those that come before.
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

/** Reads the last count of test runners: `Tests  1 failed | 49 passed`, `  20 passed (4s)`, `110 passed, 2 failed`. */
function countIn(output: string, word: 'passed' | 'failed'): number {
  const summaries = output.match(/^ *(?:Tests .*\d|\d+ (?:passed|failed)\b).*$/gm)?.join('\n') ?? '';
  return Number([...summaries.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].at(-1)?.[1] ?? 0);
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

async function run(id: string, { commands, env }: Check): Promise<Result> {
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
  // A run that ends with an error and no failed test counts as a failure.
  const failed = Math.max(isBroken ? 1 : 0, countIn(output, 'failed'));
  // A check that counts nothing is one itself.
  const passed = countIn(output, 'passed') || (isBroken ? 0 : 1);
  const seconds = (performance.now() - start) / 1000;
  const words = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${id.padEnd(16)}${seconds.toFixed(1).padStart(6)} s   ${words}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  times.push(`${id} ${seconds.toFixed(0)}`);
  return { passed, failed };
}

/** Runs a check after those before it, if they have passed. */
async function runInTurn(id: string, check: Check): Promise<Result> {
  for (const other of check.after ?? []) {
    const before = await running.get(other);
    if (!before || before.failed === 0) continue;
    console.log(`✗ ${id}: ${other} failed`);
    return { passed: 0, failed: 1 };
  }
  return withCores(check.cores ?? 1, () => run(id, check));
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
for (const [id, check] of chosen.filter(canRun)) running.set(id, runInTurn(id, check));
const results = await Promise.all(running.values());

const sum = (count: keyof Result) => results.reduce((total, result) => total + result[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
for (const [id] of chosen.filter((one) => !canRun(one))) console.log(`Not run: ${id}`);
const missingNames = missing.map((need) => `${needs[need].name} (${needs[need].advice})`).join('; ');
const notRun = missing.length > 0 ? `; checks not run because these are missing: ${missingNames}` : '';
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s: ${times.join(', ')}${notRun}`);
process.exitCode = sum('failed') > 0 || (values.strict && missing.length > 0) ? 1 : 0;
