/**
 * `npm test`: the checks of `lib/checks.ts`, as many at once as the processor has cores, one line each.
 *
 * - `npm run test:full` takes those as well that a release needs: other browsers, code lost on the way, another day.
 * - `-- --quick` takes types and unit tests, `-- --only=lint,unit` those that are named, with what comes before taken for
 *   granted.
 * - What the machine lacks is named at the start and at the end, with the line that installs it, and what needs it is not
 *   run. `-- --strict` calls that a failure.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checks, type Check } from './lib/checks.ts';
import { ensure, needs, type NeedId } from './lib/machine.ts';
import { endWithParent, exitOf, startNode } from './lib/processes.ts';

const FEWEST_CORES = 2;
const MOST_CORES = 4;

interface Result {
  id: string;
  seconds: number;
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

/** @throws on a name that no check has */
function chosenChecks(): readonly Check[] {
  const named = values.only?.split(',') ?? [];
  const unknown = named.find((id) => !checks.some((check) => check.id === id));
  if (unknown !== undefined) {
    throw new Error(`There is no check "${unknown}"; there are ${checks.map(({ id }) => id).join(', ')}.`);
  }
  if (named.length > 0) return checks.filter(({ id }) => named.includes(id));
  if (values.quick) return checks.filter(({ isQuick }) => isQuick);
  return checks.filter(({ isForReleases }) => values.full || !isForReleases);
}

/** Counts as test runners print them: `Tests  1 failed | 49 passed`, `  20 passed (4s)`, `110 passed, 2 failed`. */
function countsIn(output: string): { passed: number; failed: number } {
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

async function run({ id, title, commands, env, counts }: Check, missing: readonly NeedId[]): Promise<Result> {
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
  const found = counts === true ? countsIn(output) : { passed: isBroken ? 0 : 1, failed: 0 };
  // No test at all, or an end that no test explains, is a failure too.
  const failed = found.failed === 0 && (isBroken || found.passed === 0) ? 1 : found.failed;
  const result = { id, seconds: (performance.now() - start) / 1000, passed: found.passed, failed };
  const words = failed > 0 ? `${found.passed} passed, ${failed} failed` : `${found.passed} passed`;
  const seconds = result.seconds.toFixed(1).padStart(6);
  console.log(`${failed > 0 ? '✗' : '✓'} ${title.padEnd(28)}${seconds} s   ${words}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return result;
}

/** Starts what can start whenever something ends. */
async function runAll(chosen: readonly Check[], missing: readonly NeedId[]): Promise<Result[]> {
  const most = Math.min(MOST_CORES, Math.max(FEWEST_CORES, availableParallelism()));
  const results: Result[] = [];
  const running = new Map<Check, Promise<void>>();
  let waiting = [...chosen];
  const isPending = (id: string) => [...waiting, ...running.keys()].some((check) => check.id === id);
  const hasFailed = (id: string) => results.some((result) => result.id === id && result.failed > 0);
  while (waiting.length > 0 || running.size > 0) {
    for (const check of [...waiting]) {
      const free = most - [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
      if (check.after.some(isPending) || (running.size > 0 && check.cores > free)) continue;
      waiting = waiting.filter((other) => other !== check);
      const blocker = check.after.find(hasFailed);
      if (blocker !== undefined) {
        console.log(`✗ ${check.title}: ${blocker} failed`);
        results.push({ id: check.id, seconds: 0, passed: 0, failed: 1 });
        continue;
      }
      running.set(
        check,
        run(check, missing).then((result) => {
          running.delete(check);
          results.push(result);
        }),
      );
    }
    await Promise.race(running.values());
  }
  return results;
}

endWithParent(130);
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
const chosen = chosenChecks();
const asked = [...new Set(chosen.flatMap((check) => [...check.needs, ...(check.uses ?? [])]))];
const missing: NeedId[] = [];
for (const need of asked) if (!(await ensure(need))) missing.push(need);
const cannotRun = chosen.filter((check) => check.needs.some((need) => missing.includes(need)));

const start = performance.now();
const results = await runAll(
  chosen.filter((check) => !cannotRun.includes(check)),
  missing,
);

const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
const seconds = results.map(({ id, seconds }) => `${id} ${seconds.toFixed(0)}`).join(', ');
const lacks = missing.map((need) => `${needs[need].name} (${needs[need].advice})`).join('; ');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
for (const check of cannotRun) console.log(`Not run: ${check.title}`);
const notRun = missing.length > 0 ? `; not run, for want of: ${lacks}` : '';
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s: ${seconds}${notRun}`);
process.exitCode = sum('failed') > 0 || (values.strict && missing.length > 0) ? 1 : 0;
