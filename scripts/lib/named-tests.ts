/** Runs tests that docs/coverage.md names, in some folder, and says which of them failed. */
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { needsBrowser } from './coverage-batches.ts';
import type { NamedPath } from './coverage-rows.ts';
import { exitOf, startNode } from './processes.ts';

/** What waits for a broken part waits in vain: not for a minute each, and not twice. */
const IMPATIENT = ['--retry=0', '--testTimeout=15000', '--hookTimeout=20000'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', ...IMPATIENT];
const PLAYWRIGHT = [
  'node_modules/playwright/cli.js',
  'test',
  '--retries=0',
  '--timeout=20000',
  '--reporter=json',
];
const REPORT = '.cache/named-tests.json';

/** As a runner looks for it; a title of a table has its places left open. */
function patternOf(titles: readonly string[]): string {
  const one = (title: string) =>
    title
      .split(/%[sdij]|\$\w+/)
      .map((part) => RegExp.escape(part))
      .join('.*');
  return titles.map(one).join('|');
}

/** A test as a report has it; `title` with the groups that it stands in. */
interface Ran {
  file: string;
  title: string;
  failed: boolean;
}

/** What is read of the report that Vitest writes. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; title: string; status: string }[];
  }[];
}

/** What is read of the report that Playwright writes: suites stand in each other. */
interface PlaywrightSuite {
  file: string;
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

function ofVitest(report: VitestReport): Ran[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    // A file that cannot even be read has no tests; it stands for all that it should have had.
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file: name, title: '', failed: true }];
    return assertionResults.map((test) => ({
      file: name,
      title: test.fullName,
      failed: test.status === 'failed',
    }));
  });
}

function ofPlaywright(suites: readonly PlaywrightSuite[], above = ''): Ran[] {
  return suites.flatMap((suite) => {
    const title = suite.title === suite.file ? above : `${above} ${suite.title}`;
    const own = suite.specs.map((spec) => ({
      file: suite.file,
      title: `${title} ${spec.title}`,
      failed: !spec.ok,
    }));
    return [...own, ...ofPlaywright(suite.suites ?? [], title)];
  });
}

/** The folder to run in, and the environment on top of ours. */
interface Place {
  folder: string;
  env?: NodeJS.ProcessEnv;
}

export async function runIn({ folder, env }: Place, args: readonly string[]): Promise<number> {
  const settings = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    E2E_PORT: undefined,
    E2E_DESK_PORT: undefined,
    ...env,
  };
  return exitOf(startNode(args, { cwd: folder, stdio: 'ignore', env: settings }));
}

/** @returns `undefined` where the run wrote no report: it did not come as far as the tests */
function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runBrowsers(place: Place, tests: readonly NamedPath[]): Promise<Ran[] | undefined> {
  const path = join(place.folder, REPORT);
  rmSync(path, { force: true });
  const files = [...new Set(tests.map((test) => test.path))];
  await runIn({ ...place, env: { ...place.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path } }, [
    ...PLAYWRIGHT,
    ...files,
    ...grep('-g', tests),
  ]);
  // As Playwright writes it.
  const report = readReport(path) as { suites: PlaywrightSuite[]; errors: unknown[] } | undefined;
  return report === undefined || report.errors.length > 0 ? undefined : ofPlaywright(report.suites);
}

async function runVitest(place: Place, tests: readonly NamedPath[]): Promise<Ran[] | undefined> {
  const path = join(place.folder, REPORT);
  rmSync(path, { force: true });
  const files = [...new Set(tests.map((test) => test.path))];
  const projects = [...new Set(files.map((file) => file.split('/')[1] ?? ''))];
  const args = [...projects.map((name) => `--project=${name}`), `--outputFile=${path}`, ...files];
  await runIn(place, [...VITEST, ...args, ...grep('-t', tests)]);
  const report = readReport(path) as VitestReport | undefined; // as Vitest writes it
  return report && ofVitest(report);
}

/** No pattern where a whole file is named. */
function grep(option: string, tests: readonly NamedPath[]): string[] {
  if (tests.some(({ titles }) => titles.length === 0)) return [];
  return [option, patternOf(tests.flatMap(({ titles }) => titles))];
}

/**
 * Runs them in as few processes as there are runners.
 *
 * @returns for each whether it failed; `undefined` where a run stopped before its tests. A test that is not found did not fail.
 */
export async function failuresOf(
  place: Place,
  tests: readonly NamedPath[],
): Promise<Map<NamedPath, boolean> | undefined> {
  const inBrowsers = tests.filter(needsBrowser);
  const others = tests.filter((test) => !needsBrowser(test));
  const ran: Ran[] = [];
  for (const [named, run] of [
    [others, runVitest],
    [inBrowsers, runBrowsers],
  ] as const) {
    if (named.length === 0) continue;
    const own = await run(place, named);
    if (own === undefined) return undefined;
    ran.push(...own);
  }
  const isFailed = (named: NamedPath) => {
    const pattern = new RegExp(patternOf(named.titles));
    // One runner names files from its root, the other from the folder of its tests.
    return ran.some(
      ({ file, title, failed }) =>
        failed && basename(file) === basename(named.path) && (title === '' || pattern.test(title)),
    );
  };
  return new Map(tests.map((named) => [named, isFailed(named)]));
}
