/**
 * `npm run check:coverage -- --sample 40`: breaks what rows of docs/coverage.md name, one at a time and in a copy of the project,
 * runs the tests that the row names, and says how many noticed. `--seed 7` draws others, `--rows 12,40` takes these lines,
 * `--quick` leaves out the rows that need a build or a browser: those take a minute each, the others some seconds. Fails below
 * 95 in 100.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './lib/copy-tree.ts';
import { coverageRows, type CoverageRow, type NamedPath } from './lib/coverage-rows.ts';
import { mutate } from './lib/mutation.ts';
import { endWithParent, exitOf, startNode } from './lib/processes.ts';
import { countsIn } from './lib/test-counts.ts';

const LEAST_SHARE = 0.95;
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project'];
const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--retries=0', '--reporter=list'];

endWithParent(130);
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    rows: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

/** The same numbers for the same seed, on every machine (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const projectOf = ({ path }: NamedPath): string => path.split('/')[1] ?? '';
const needsBrowser = (named: NamedPath) => projectOf(named) === 'e2e' || projectOf(named) === 'a11y';
const needsBuild = (named: NamedPath) => needsBrowser(named) || projectOf(named) === 'build';

function chosenRows(): CoverageRow[] {
  const all = coverageRows(readFileSync('docs/coverage.md', 'utf8')).filter(
    ({ shown, isLeftOut }) => !isLeftOut && (!values.quick || !shown.some(needsBuild)),
  );
  if (values.rows !== undefined) {
    const wanted = new Set(values.rows.split(',').map(Number));
    return all.filter(({ line }) => wanted.has(line));
  }
  const random = randomOf(Number(values.seed));
  return all
    .map((row) => ({ row, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, Number(values.sample))
    .map(({ row }) => row);
}

/** As a runner looks for it; a title of a table has its places left open. */
function patternOf(titles: readonly string[]): string {
  const one = (title: string) =>
    title
      .split(/%[sdij]|\$\w+/)
      .map((part) => RegExp.escape(part))
      .join('.*');
  return titles.map(one).join('|');
}

const copy = copyTree();

async function run(args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = startNode(args, {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      E2E_PORT: undefined,
      E2E_DESK_PORT: undefined,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { code: await exitOf(child), output };
}

/** A test that is not found notices nothing; a file that cannot even be read any more does. */
async function notices(named: NamedPath): Promise<boolean> {
  const titles = named.titles.length > 0 ? ['-t', patternOf(named.titles)] : [];
  const args = needsBrowser(named)
    ? [...PLAYWRIGHT, named.path, ...titles.map((part) => (part === '-t' ? '-g' : part))]
    : [...VITEST, projectOf(named), named.path, ...titles];
  const { code, output } = await run(args);
  return code !== 0 && (countsIn(output).failed > 0 || output.includes('Failed Suites'));
}

interface Verdict {
  holds: boolean;
  why: string;
}

async function judge({ held, shown }: CoverageRow): Promise<Verdict> {
  if (!held) return { holds: false, why: 'names nothing that could be broken' };
  const path = join(copy.folder, held.path);
  const whole = readFileSync(path, 'utf8');
  const broken = mutate(held.path, whole, held.anchor);
  if (broken === undefined) return { holds: false, why: `${held.path} has nothing to break` };
  const cheapFirst = shown
    .filter(({ path: test }) => test.startsWith('tests/'))
    .sort(
      (a, b) =>
        Number(needsBrowser(a)) - Number(needsBrowser(b)) || Number(needsBuild(a)) - Number(needsBuild(b)),
    );
  writeFileSync(path, broken);
  try {
    let isBuilt = false;
    for (const named of cheapFirst) {
      if (needsBuild(named) && !isBuilt) {
        const { code } = await run(['scripts/build.ts']);
        if (code !== 0) return { holds: true, why: 'the build stops' };
        isBuilt = true;
      }
      if (await notices(named)) return { holds: true, why: named.path };
    }
    return { holds: false, why: 'no test fails' };
  } finally {
    writeFileSync(path, whole);
  }
}

const rows = chosenRows();
const start = performance.now();
let held = 0;
try {
  for (const row of rows) {
    const before = performance.now();
    const { holds, why } = await judge(row);
    if (holds) held += 1;
    const seconds = ((performance.now() - before) / 1000).toFixed(0);
    const place = `${row.held?.path ?? ''}${row.held?.anchor === undefined ? '' : `#${row.held.anchor}`}`;
    console.log(
      `${holds ? '✓' : '✗'} line ${row.line} (${seconds} s) ${row.fact.slice(0, 60)}: ${place}: ${why}`,
    );
  }
} finally {
  copy.remove();
}
console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${held} of ${rows.length} rows hold`);
if (held < rows.length * LEAST_SHARE) process.exitCode = 1;
