/**
 * Walks through the built site with each browser of this machine: `node tests/browsers/main.ts [--short] [--pictures]
 * [--browser=chromium-92,webkit] [--step=registration]`. A line for each browser and step; the exit code tells.
 */
import { browsers } from './browsers.ts';
import { PICTURES, walk, type StepResult } from './walk.ts';

/** A browser keeps a processor busy, and waits for its server half of the time. */
const AT_ONCE = 2;

const args = process.argv.slice(2);

/** @returns the names after `--browser=` and the like */
const listOf = (name: string): string[] => {
  const found = args.find((argument) => argument.startsWith(`--${name}=`));
  return found?.slice(found.indexOf('=') + 1).split(',') ?? [];
};

const options = {
  isShort: args.includes('--short'),
  hasPictures: args.includes('--pictures'),
  only: listOf('step'),
};
const results: StepResult[] = [];

function report(result: StepResult): void {
  results.push(result);
  const { browser, step, seconds, troubles } = result;
  const mark = troubles.length > 0 ? '✗' : '✓';
  console.log(`${mark} ${browser.padEnd(14)} ${step.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`);
  for (const trouble of troubles) console.log(`    ${trouble}`);
}

const chosen = listOf('browser');
const queue = browsers.filter(({ id }) => chosen.length === 0 || chosen.includes(id));

async function takeFromQueue(): Promise<void> {
  for (let browser = queue.shift(); browser; browser = queue.shift()) {
    const start = browser.find();
    if (start) await walk(browser, start, options, report);
    else console.log(`– ${browser.name.padEnd(14)} not on this machine; docs/browsers.md says how to get it`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, takeFromQueue));

const failed = results.filter(({ troubles }) => troubles.length > 0).length;
if (options.hasPictures) console.log(`\nPictures: ${PICTURES}`);
console.log(`\n${results.length - failed} passed, ${failed} failed`);
// Whatever a browser left behind must not keep this process up.
process.exit(failed > 0 || results.length === 0 ? 1 : 0);
