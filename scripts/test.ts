/**
 * `npm test`: every check of the project, one line each, and the sum at the end. `npm test -- --only=lint,unit` runs
 * some of them, taking what comes before for granted.
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ensure, needs } from './lib/machine.ts';
import { endWithParent } from './lib/processes.ts';
import { runSteps, type Result } from './lib/scheduler.ts';
import { openScratch } from './lib/scratch.ts';
import { checks, type Check } from './lib/steps.ts';

const FEWEST_CORES = 2;
const MOST_CORES = 4;

/** @throws on a name that no check has */
function chosenChecks(args: readonly string[]): readonly Check[] {
  const only = args.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return checks;
  return only.split(',').map((id) => {
    const found = checks.find((check) => check.id === id);
    if (!found)
      throw new Error(`There is no check "${id}"; there are ${checks.map((check) => check.id).join(', ')}.`);
    return found;
  });
}

function report({ id, seconds, passed, failed, output }: Result): void {
  const title = checks.find((check) => check.id === id)?.title ?? id;
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${title.padEnd(24)}${seconds.toFixed(1).padStart(6)} s   ${counts}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}

/** For all processes that the checks start, and for those that these start. */
function saveTime(): void {
  // What Node has compiled, TypeScript that it has stripped included, is not made again by the next process.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
  // Playwright would keep what it has compiled in the folder that is about to be thrown away.
  process.env['PWTEST_CACHE_DIR'] ??= resolve('.cache/compiled-tests');
  const scratch = openScratch();
  if (scratch === undefined) return;
  process.env['TMPDIR'] = scratch;
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
}

endWithParent(130);
saveTime();
const chosen = chosenChecks(process.argv.slice(2));
const needed = new Set(chosen.flatMap((check) => check.needs));
for (const need of needed) await ensure(needs[need]);

const cores = Math.min(MOST_CORES, Math.max(FEWEST_CORES, availableParallelism()));
const start = performance.now();
const results = await runSteps(chosen, cores, report);

const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
