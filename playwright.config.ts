/**
 * Browser tests: the built site on the real server, with a temporary database. Each spec in tests/e2e runs on a
 * desktop, or with `test.use(handheld)` on a phone. Those in tests/a11y open every page at three sizes, those in
 * tests/browsers run one short story in other browsers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from 'playwright/test';
import { chromium109Options } from '#scripts/lib/chromium-109.ts';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { findFirefox } from '#scripts/lib/machine.ts';
import { freePort } from '#scripts/lib/free-port.ts';

/** Needs a build of its own. */
const MIRROR = '**/mirror.spec.ts';

// Reduced motion, so that no test waits for animations.
const calm = { contextOptions: { reducedMotion: 'reduce' } } as const;
const desktop = { viewport: { width: 1440, height: 900 } };

/** Run by `npm run test:full`. */
const otherBrowsers: Project[] = [
  {
    name: 'chromium-109',
    testMatch: '**/browsers/playwright.spec.ts',
    use: { launchOptions: chromium109Options() },
  },
  {
    name: 'firefox',
    testMatch: '**/browsers/playwright.spec.ts',
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath: findFirefox() ?? '' },
    },
  },
  { name: 'webkit', testMatch: '**/browsers/webkit.spec.ts', fullyParallel: false, workers: 1 },
];

// Workers read this file again and need the same port.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const deskPort = (process.env['E2E_DESK_PORT'] ??= String(await freePort()));
const origin = `http://127.0.0.1:${port}`;

/** The server's data: one folder for a run, removed by the process that created it. */
function dataFolder(): string {
  const known = process.env['E2E_DATA_DIR'];
  if (known !== undefined) return known;
  const made = mkdtempSync(join(tmpdir(), 'site-data-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return (process.env['E2E_DATA_DIR'] = made);
}

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/helpers/fixture-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  // For slow machines.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { baseURL: origin, launchOptions: chromiumOptions() },
  projects: [
    // First, since it cannot be divided.
    {
      name: 'browser that asks',
      testDir: 'tests/e2e',
      grep: /@asks/,
      workers: 1,
      use: { ...desktop, launchOptions: chromiumOptions('browser') },
    },
    // One project for one browser: each project starts its own workers and browsers.
    {
      name: 'chromium',
      testMatch: ['**/e2e/**', '**/a11y/**'],
      testIgnore: MIRROR,
      grepInvert: /@asks/,
      use: { ...desktop, ...calm },
    },
    ...(process.env['EVERY_PAGE']
      ? [{ name: 'mirror', testMatch: MIRROR, use: { ...desktop, ...calm } }]
      : []),
    ...(process.env['OTHER_BROWSERS'] ? otherBrowsers : []),
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: origin,
    env: {
      PORT: port,
      DESK_PORT: deskPort,
      CLIENT_PORT: '0',
      DATA_DIR: dataFolder(),
      DATABASE_URL: '',
      DEV_TOOLS: '1',
      LOG_LEVEL: 'warn',
      // All visitors of a test run share one address, so limits are raised.
      ...Object.fromEntries(
        ['CODES_PER_ADDRESS_HOUR', 'FAILED_LOOKUPS_PER_ADDRESS_HOUR', 'FORMS_PER_ADDRESS_HOUR']
          .concat([
            'ATTEMPTS_PER_ADDRESS_HOUR',
            'CONNECTIONS_PER_ADDRESS',
            'USAGE_BATCHES_PER_ADDRESS_MINUTE',
            'DESK_MESSAGES_PER_MINUTE',
            'DESK_MESSAGES_PER_ADDRESS_HOUR',
            'DESK_CONVERSATIONS_PER_ADDRESS_HOUR',
          ])
          .map((limit) => [`LIMIT_${limit}`, '1000000']),
      ),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
