/** The checks of `npm test` by their names, each with its commands. */
import { resolve } from 'node:path';
import type { NeedId } from './machine.ts';

export interface Check {
  /** Arguments of Node; several commands run at once. */
  commands: readonly (readonly string[])[];
  env?: NodeJS.ProcessEnv;
  /** Earlier checks that must pass first, if they are run. */
  after?: readonly string[];
  /** How many processors it keeps busy, by default one. */
  cores?: number;
  /** It cannot run without these; without those in `uses` it skips the tests that need them. */
  needs?: readonly NeedId[];
  uses?: readonly NeedId[];
}

const tool = (path: string, ...args: readonly string[]) => [`node_modules/${path}`, ...args];
const vitest = (...args: readonly string[]) => tool('vitest/vitest.mjs', 'run', ...args);
const playwright = (...args: readonly string[]) => tool('playwright/cli.js', 'test', ...args);
const knip = tool('knip/bin/knip.js', '--no-progress', '--no-config-hints');
/** One year later, for code that reads the machine's clock. */
const NEXT_YEAR = new Date(Date.now() + 366 * 86_400_000).toISOString();

const everyPageWith = (fonts: string): Check => ({
  commands: [playwright('tests/a11y')],
  env: { FONTCONFIG_FILE: resolve(`tests/a11y/fonts/${fonts}.conf`) },
  after: ['build', 'e2e'],
  cores: 2,
  needs: ['chromium', 'chineseFont'],
});

/** In the order of preference: types first, because they write files that lint and build read; then the slow ones. */
export const checks: Readonly<Record<string, Check>> = {
  types: { commands: [tool('astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json')] },
  contract: { commands: [vitest('--project=contract')], uses: ['chromium', 'postgres'] },
  build: { commands: [['scripts/build.ts']], after: ['types'] },
  lint: {
    commands: [tool('oxlint/bin/oxlint'), tool('stylelint/bin/stylelint.mjs', 'src/**/*.{css,astro}')],
    after: ['types'],
  },
  built: { commands: [vitest('--project=build')], after: ['build'] },
  budgets: { commands: [['scripts/check-budgets.ts']], after: ['build'] },
  html: { commands: [['scripts/check-html.ts']], after: ['build'], needs: ['java'] },
  unit: { commands: [vitest('--project=unit')] },
  format: { commands: [tool('oxfmt/bin/oxfmt', '--check')] },
  unused: { commands: [knip, [...knip, '--production']] },
  i18n: { commands: [['scripts/check-i18n.ts']] },
  specification: { commands: [['scripts/specification.ts']] },
  fixtures: { commands: [['tests/helpers/fixture-site.ts']], after: ['build'] },
  e2e: {
    commands: [playwright()],
    env: { FIXTURES_BUILT: '1' },
    after: ['build', 'fixtures'],
    cores: 2,
    needs: ['chromium', 'chineseFont'],
    uses: ['headlessShell'],
  },
};

/** The checks of `-- --quick`. */
export const quickChecks: readonly string[] = ['types', 'lint', 'unit', 'i18n', 'specification'];

/** Before a release only: `npm run test:full`. */
export const releaseChecks: Readonly<Record<string, Check>> = {
  mirror: { commands: [['scripts/build.ts', '--mirror']], after: ['build'] },
  pages: {
    commands: [playwright('tests/a11y', 'tests/e2e/mirror.spec.ts')],
    env: { EVERY_PAGE: '1' },
    after: ['build', 'mirror', 'e2e'],
    cores: 2,
    needs: ['chromium', 'chineseFont'],
  },
  later: {
    commands: [vitest('--project=unit', '--project=contract')],
    env: { TEST_NOW: NEXT_YEAR, CHAOS_CALLS: '100000' },
    after: ['contract', 'unit'],
    uses: ['chromium', 'postgres'],
  },
  fontsDejavu: everyPageWith('dejavu'),
  fontsNoto: everyPageWith('noto-cjk'),
  browsers: {
    commands: [playwright(...['chromium-109', 'firefox', 'webkit'].map((name) => `--project=${name}`))],
    env: { OTHER_BROWSERS: '1' },
    after: ['build', 'e2e'],
    needs: ['chromium109', 'firefox', 'webkit', 'chineseFont'],
  },
  language: { commands: [['tests/language/main.ts']], after: ['build'], cores: 2 },
  faults: { commands: [vitest('--project=faults')], after: ['build'], needs: ['postgres'] },
  deploy: { commands: [vitest('--project=deploy')], after: ['build'] },
  lighthouse: {
    commands: [['scripts/check-lighthouse.ts']],
    // It measures time, so nothing else may run meanwhile.
    after: ['build', 'e2e', 'browsers', 'faults', 'deploy'],
    cores: 4,
    needs: ['chromium'],
  },
};
