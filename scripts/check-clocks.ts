/**
 * `npm run check:clocks`: runs the tests on other days than today, a week, a year and five years on, the middle one over
 * content that editors may have by then. By itself it takes the unit tests that have to do with the clock or with content;
 * `-- --all` builds the site as well and takes all tests that need no browser. `--days=30`
 * takes other days. All of it in copies of the project.
 */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { copyTree } from './lib/copy-tree.ts';
import { changeContent } from './lib/other-content.ts';
import { endWithParent, exitOf, startNode } from './lib/processes.ts';
import { countsIn } from './lib/test-counts.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = [7, 365, 5 * 365 + 1];
const WITH_OTHER_CONTENT = 365;
const SOURCES =
  '{src,islands,desk,server,client-model,bridge-lib,integrations,scripts,tests/unit,tests/helpers}/**/*.{ts,tsx}';
/** Nothing depends on the day but by one of these. */
const READS_CLOCK_OR_CONTENT = /new Date\(\)|Date\.now\b|src\/content/;

/** Looks at what Git tracks, and a copy has no Git. */
const NO_COPY = 'house/no-leaks';
/** Looks at films for seconds, and at no date. */
const NO_DATES = 'content/films';
const leaveOut = (...tests: readonly string[]) =>
  tests.flatMap((test) => ['--exclude', `**/${test}.test.ts`]);

endWithParent(130);
const isWhole = process.argv.includes('--all');
let passed = 0;
let failed = 0;

async function run(
  folder: string,
  days: number,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const preload = pathToFileURL(join(folder, 'tests/helpers/other-clock.ts')).href;
  const child = startNode(args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_SHIFT_DAYS: String(days),
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
  if (lost > 0) console.log(output.slice(Math.max(0, output.search(/ Failed (Tests|Suites) /))));
}

async function testOn(days: number): Promise<void> {
  const copy = copyTree();
  const other = days === WITH_OTHER_CONTENT;
  const name = `${days} days on${other ? ', with other content' : ''}`;
  try {
    if (other) {
      changeContent(copy.folder, new Date(Date.now() + days * DAY_MS));
      await run(copy.folder, days, ['scripts/releases.ts']);
    }
    const vitest = ['node_modules/vitest/vitest.mjs'];
    if (!isWhole) {
      const sources = globSync(SOURCES).filter((path) =>
        READS_CLOCK_OR_CONTENT.test(readFileSync(path, 'utf8')),
      );
      const related = [...vitest, 'related', '--run', '--project', 'unit', ...leaveOut(NO_COPY, NO_DATES)];
      count(name, await run(copy.folder, days, [...related, ...sources]));
      return;
    }
    const built = await run(copy.folder, days, ['scripts/build.ts']);
    if (built.code !== 0) {
      failed += 1;
      console.log(`✗ ${name}: the build\n${built.output}`);
      return;
    }
    for (const project of ['unit', 'build', 'contract']) {
      const args = [...vitest, 'run', '--project', project, ...leaveOut(NO_COPY)];
      count(`${name}: ${project}`, await run(copy.folder, days, args));
    }
  } finally {
    copy.remove();
  }
}

const asked = process.argv.find((argument) => argument.startsWith('--days='))?.slice('--days='.length);
for (const days of asked === undefined ? DAYS_AHEAD : asked.split(',').map(Number)) await testOn(days);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
