/**
 * `npm run check:coverage -- --sample 40`: breaks what rows of docs/coverage.md name, in a copy of the project, runs the tests
 * that the row names, and says how many noticed. `--seed 7` draws others, `--rows 12,40` takes these lines, `--quick` leaves
 * out the rows that need a build or a browser. Of those, some that have nothing to do with each other are broken in one build;
 * `--together 1` gives each a build of its own. Fails below 95 in 100.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './lib/copy-tree.ts';
import { batchesOf, needsBuild } from './lib/coverage-batches.ts';
import { coverageRows, type CoverageRow, type NamedPath } from './lib/coverage-rows.ts';
import { mutate } from './lib/mutation.ts';
import { failuresOf, runIn } from './lib/named-tests.ts';
import { endWithParent } from './lib/processes.ts';

const LEAST_SHARE = 0.95;

endWithParent(130);
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    rows: { type: 'string' },
    quick: { type: 'boolean', default: false },
    together: { type: 'string', default: '12' },
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

const copy = copyTree();
const place = { folder: copy.folder };

interface Broken {
  row: CoverageRow;
  path: string;
  whole: string;
  broken: string;
}

const testsOf = ({ shown }: CoverageRow): NamedPath[] =>
  shown.filter(({ path }) => path.startsWith('tests/'));

const start = performance.now();
let held = 0;

function tell(row: CoverageRow, holds: boolean, why: string): void {
  if (holds) held += 1;
  const anchor = row.held?.anchor === undefined ? '' : `#${row.held.anchor}`;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${holds ? '✓' : '✗'} ${seconds} s: line ${row.line}, ${row.fact.slice(0, 60)}: ${row.held?.path ?? ''}${anchor}: ${why}`,
  );
}

/** What can be broken; of the others it says so. */
function breakable(row: CoverageRow): Broken[] {
  if (!row.held) {
    tell(row, false, 'names nothing that could be broken');
    return [];
  }
  const { path, anchor } = row.held;
  const whole = readFileSync(join(copy.folder, path), 'utf8');
  const broken = mutate(path, whole, anchor);
  if (broken === undefined) {
    tell(row, false, `${path} has nothing to break`);
    return [];
  }
  return [{ row, path, whole, broken }];
}

async function whileBroken<Result>(rows: readonly Broken[], work: () => Promise<Result>): Promise<Result> {
  for (const { path, broken } of rows) writeFileSync(join(copy.folder, path), broken);
  try {
    return await work();
  } finally {
    for (const { path, whole } of rows) writeFileSync(join(copy.folder, path), whole);
  }
}

/** By the tests that need no build. @returns whether one of them noticed */
async function isNoticedAtOnce(broken: Broken): Promise<boolean> {
  const tests = testsOf(broken.row).filter((named) => !needsBuild(named));
  if (tests.length === 0) return false;
  const failures = await whileBroken([broken], () => failuresOf(place, tests));
  const noticed = tests.find((named) => failures?.get(named));
  if (noticed) tell(broken.row, true, noticed.path);
  return noticed !== undefined;
}

/** Only the server's sources: the pages stay as they are. */
const isServed = ({ path }: Broken): boolean => path.startsWith('server/');

async function judgeBuilt(rows: readonly Broken[]): Promise<void> {
  const [only] = rows;
  const isServer = rows.every(isServed);
  const failures = await whileBroken(rows, async () => {
    if (!isServer && (await runIn(place, ['scripts/build.ts'])) !== 0) return undefined;
    const tests = rows.flatMap(({ row }) => testsOf(row).filter(needsBuild));
    return failuresOf(place, tests);
  });
  if (failures) {
    for (const { row } of rows) {
      const noticed = testsOf(row).find((named) => failures.get(named));
      tell(row, noticed !== undefined, noticed ? noticed.path : 'no test fails');
    }
  } else if (rows.length === 1 && only) {
    tell(only.row, true, 'the build stops');
  } else {
    // One of them stops it for all.
    const middle = Math.ceil(rows.length / 2);
    await judgeBuilt(rows.slice(0, middle));
    await judgeBuilt(rows.slice(middle));
  }
}

const rows = chosenRows();
try {
  const left: Broken[] = [];
  for (const broken of rows.flatMap(breakable)) {
    if (await isNoticedAtOnce(broken)) continue;
    if (testsOf(broken.row).some(needsBuild)) left.push(broken);
    else tell(broken.row, false, 'no test fails');
  }
  const ofServer = left.filter(isServed);
  if (ofServer.length > 0) await runIn(place, ['scripts/build.ts']);
  for (const broken of ofServer) await judgeBuilt([broken]);
  const ofPages = left.filter((broken) => !isServed(broken));
  for (const batch of batchesOf(ofPages, Number(values.together))) await judgeBuilt(batch);
} finally {
  copy.remove();
}
console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${held} of ${rows.length} rows hold`);
if (held < rows.length * LEAST_SHARE) process.exitCode = 1;
