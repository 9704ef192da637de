/**
 * `npm run check:clocks`: runs the tests on other days than today, a week, a year and five years on, the middle one over
 * content that editors may have by then. By itself it takes the unit tests that have to do with the clock or with content.
 * `-- --all` builds the site as well and takes all tests that need no browser, `-- --browser` those in a browser on top of
 * that (`--browser=editorial,home` these alone); `--only=build,contract` takes these kinds. `--machine` sets the clock of all processes by libfaketime, databases and
 * browsers included, where otherwise only Node's is another. `--days=30` takes other days, `--content=own` leaves content as
 * it is, `--content=other` changes it on every day. All of it in copies of the project.
 */
import { globSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './lib/copy-tree.ts';
import { changeContent } from './lib/other-content.ts';
import { atAnotherTime, clockLibrary } from './lib/other-time.ts';
import { endWithParent, exitOf, startNode } from './lib/processes.ts';
import { countsIn } from './lib/test-counts.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = [7, 365, 5 * 365 + 1];
const WITH_OTHER_CONTENT = 365;
const SOURCES =
  '{src,islands,desk,server,client-model,bridge-lib,integrations,scripts,tests/unit,tests/helpers}/**/*.{ts,tsx}';
/** Nothing depends on the day but by one of these. */
const READS_CLOCK_OR_CONTENT = /new Date\(\)|Date\.now\b|src\/content/;

const VITEST = ['node_modules/vitest/vitest.mjs'];
const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--reporter=list'];

/** Looks at what Git tracks, and a copy has no Git. */
const NO_COPY = 'house/no-leaks';
/** Looks at films for seconds, and at no date. */
const NO_DATES = 'content/films';
const leaveOut = (...tests: readonly string[]) =>
  tests.flatMap((test) => ['--exclude', `**/${test}.test.ts`]);

endWithParent(130);
const { values } = parseArgs({
  // `--browser` alone takes all of them.
  args: process.argv.slice(2).map((argument) => (argument === '--browser' ? '--browser=' : argument)),
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    browser: { type: 'string' },
    machine: { type: 'boolean', default: false },
    days: { type: 'string', default: DAYS_AHEAD.join(',') },
    content: { type: 'string' },
  },
});
const library = values.machine ? clockLibrary() : undefined;
const kinds = values.only?.split(',') ?? (values.all ? ['unit', 'build', 'contract'] : []);
let passed = 0;
let failed = 0;

async function run(
  folder: string,
  days: number,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const child = startNode(args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...atAnotherTime(folder, days, library),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { code: await exitOf(child), output };
}

/** Where it fails, what it says about that is shown. */
function count(name: string, { code, output }: { code: number; output: string }): void {
  const counts = countsIn(output);
  const lost = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed;
  passed += counts.passed;
  failed += lost;
  console.log(`${lost > 0 ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${lost} failed`);
  if (lost > 0) console.log(output.slice(Math.max(0, output.search(/ Failed (Tests|Suites) |^ {2}1\) /m))));
}

/** Which of two contents a day has. */
function hasOtherContent(days: number): boolean {
  return values.content === undefined ? days === WITH_OTHER_CONTENT : values.content === 'other';
}

async function testOn(days: number): Promise<void> {
  const copy = copyTree();
  const other = hasOtherContent(days);
  const name = `${days} days on${other ? ', with other content' : ''}`;
  try {
    if (other) {
      changeContent(copy.folder, new Date(Date.now() + days * DAY_MS));
      await run(copy.folder, days, ['scripts/releases.ts']);
    }
    if (kinds.length === 0 && values.browser === undefined) {
      const sources = globSync(SOURCES).filter((path) =>
        READS_CLOCK_OR_CONTENT.test(readFileSync(path, 'utf8')),
      );
      const related = [...VITEST, 'related', '--run', '--project', 'unit', ...leaveOut(NO_COPY, NO_DATES)];
      count(name, await run(copy.folder, days, [...related, ...sources]));
      return;
    }
    const built = await run(copy.folder, days, ['scripts/build.ts']);
    if (built.code !== 0) {
      failed += 1;
      console.log(`✗ ${name}: the build\n${built.output}`);
      return;
    }
    // Times of files are the kernel's: tests read this one for the moment of the build.
    const moment = new Date(Date.now() + days * DAY_MS);
    utimesSync(join(copy.folder, 'dist/index.html'), moment, moment);
    for (const project of kinds) {
      const args = [...VITEST, 'run', '--project', project, ...leaveOut(NO_COPY)];
      count(`${name}: ${project}`, await run(copy.folder, days, args));
    }
    if (values.browser !== undefined) {
      const specs = values.browser.split(',').map((spec) => `tests/e2e/${spec}`);
      count(`${name}: browser`, await run(copy.folder, days, [...PLAYWRIGHT, ...specs]));
    }
  } finally {
    copy.remove();
  }
}

for (const days of values.days.split(',').map(Number)) await testOn(days);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
