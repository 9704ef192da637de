/**
 * Projects, all in Node: `unit` (mirrors the source), `contract` (client and server over the wire), `build` (tests
 * dist, so build first), and before a release `faults` (failures around the server) and `deploy` (other servers in
 * front of it). Playwright runs tests that need a
 * browser, see playwright.config.ts.
 */
import { configDefaults, defineConfig } from 'vitest/config';
import { isMissing } from '#scripts/lib/machine.ts';

const IN_CHROMIUM = ['tests/contract/bridge/{browser,extension}.test.ts'];

export default defineConfig({
  test: {
    // A test without an assertion cannot fail.
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Threads start faster than processes.
    pool: 'threads',
    projects: ['unit', 'contract', 'build', 'faults', 'deploy'].map((name) => ({
      extends: true,
      test: {
        name,
        // Nothing is kept between tests, so that files share what they import: a third of the time.
        isolate: false,
        // Real sockets, processes and browsers are slow on a busy machine; a hanging test still ends.
        testTimeout: { contract: 60_000, faults: 300_000, deploy: 60_000 }[name] ?? 20_000,
        hookTimeout: name === 'contract' ? 60_000 : 10_000,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        exclude: [...configDefaults.exclude, ...(isMissing('chromium') ? IN_CHROMIUM : [])],
        // A run may have another time than now.
        setupFiles: [
          'tests/helpers/test-clock.ts',
          ...(name === 'contract' ? ['tests/helpers/quick-hashes.ts'] : []),
        ],
        // One PostgreSQL server for all files.
        globalSetup: name === 'contract' ? ['tests/helpers/postgres.ts'] : [],
      },
    })),
  },
});
