/** The checks of `npm test`, each by commands of its own. */
import type { NeedId } from './machine.ts';

export interface Check {
  id: string;
  title: string;
  /** Arguments of Node; several commands run at once. */
  commands: readonly (readonly string[])[];
  env?: NodeJS.ProcessEnv;
  /** Whether the command says how many tests passed and failed; else it passes or fails as a whole. */
  counts?: true;
  /** Checks that have to pass first, where they are among those that run. */
  after: readonly string[];
  /** How many processors it keeps busy. */
  cores: number;
  /** Without these it cannot run; without the others it leaves out what wants them. */
  needs: readonly NeedId[];
  uses?: readonly NeedId[];
  isQuick?: true;
  /** Before a release only: `npm run test:full`. */
  isForReleases?: true;
}

type More = Partial<Omit<Check, 'id' | 'title' | 'commands'>>;

const check = (id: string, title: string, commands: Check['commands'], more: More = {}): Check => ({
  ...{ id, title, commands, after: [], cores: 1, needs: [], ...more },
});
const vitest = (...args: readonly string[]) => ['node_modules/vitest/vitest.mjs', 'run', ...args];
const playwright = (...args: readonly string[]) => ['node_modules/playwright/cli.js', 'test', ...args];
const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'];
/** A year on, for what reads the clock of the machine. */
const NEXT_YEAR = new Date(Date.now() + 366 * 86_400_000).toISOString();

/** In the order of preference: types first, because they write what lint and build read; then what takes long. */
export const checks: readonly Check[] = [
  check('types', 'types (astro check)', [['node_modules/astro/bin/astro.mjs', 'check']], { isQuick: true }),
  check('contract', 'contract tests', [vitest('--project', 'contract')], {
    counts: true,
    uses: ['chromium', 'postgres'],
  }),
  check('build', 'build', [['scripts/build.ts']], { after: ['types'] }),
  check(
    'lint',
    'lint (eslint)',
    [['node_modules/eslint/bin/eslint.js', '.', '--cache', '--cache-location', '.cache/eslint']],
    {
      after: ['types'],
    },
  ),
  check('built', 'built site', [vitest('--project', 'build')], { counts: true, after: ['build'] }),
  check('budgets', 'byte budgets', [['scripts/check-budgets.ts']], { counts: true, after: ['build'] }),
  check('html', 'HTML (Nu Html Checker)', [['scripts/check-html.ts']], {
    ...{ counts: true, after: ['build'], needs: ['java'] },
  }),
  check('unit', 'unit tests', [vitest('--project', 'unit')], { counts: true, isQuick: true }),
  check('format', 'format (prettier)', [
    [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--cache',
      '--cache-location',
      '.cache/prettier',
    ],
  ]),
  check('unused', 'what nothing uses (knip)', [KNIP, [...KNIP, '--production']]),
  check('i18n', 'dictionaries', [['scripts/check-i18n.ts']], { isQuick: true }),
  check('specification', 'a test for each fact', [['scripts/specification.ts']], { isQuick: true }),
  check('mirror', 'mirror of the downloads', [['scripts/build.ts', '--mirror']], { after: ['build'] }),
  check('e2e', 'browser tests', [playwright()], {
    ...{ counts: true, after: ['build', 'mirror'], cores: 2 },
    ...{ needs: ['chromium', 'chineseFont'], uses: ['headlessShell'] },
  }),
  check('pages', 'every page', [playwright('--project=a11y')], {
    ...{ counts: true, after: ['build', 'e2e'], cores: 2, env: { EVERY_PAGE: '1' } },
    ...{ needs: ['chromium', 'chineseFont'], isForReleases: true },
  }),
  check('later', 'tests a year on', [vitest('--project', 'unit', '--project', 'contract')], {
    ...{ counts: true, after: ['contract', 'unit'], env: { TEST_NOW: NEXT_YEAR } },
    ...{ uses: ['chromium', 'postgres'], isForReleases: true },
  }),
  check('browsers', 'old and other browsers', [['tests/browsers/main.ts', '--short']], {
    ...{ counts: true, after: ['build'], isForReleases: true },
    needs: ['chromium92', 'chromium109', 'firefox', 'webkit', 'chineseFont'],
  }),
  check('language', 'a third language', [['tests/language/main.ts']], {
    ...{ cores: 2, after: ['build'], isForReleases: true },
  }),
  check('faults', 'faults around the server', [['tests/faults/main.ts']], {
    ...{ counts: true, after: ['build'], needs: ['postgres'], isForReleases: true },
  }),
  check('deploy', 'nginx and Caddy', [['tests/deploy/main.ts']], {
    ...{ after: ['build'], isForReleases: true },
  }),
  check('lighthouse', 'Lighthouse', [['scripts/check-lighthouse.ts']], {
    // It measures time: nothing else may run.
    ...{ counts: true, after: ['build', 'e2e', 'browsers', 'faults', 'deploy'], cores: 4 },
    ...{ needs: ['chromium'], isForReleases: true },
  }),
];
