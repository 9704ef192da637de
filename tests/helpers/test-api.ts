/** The server in process, called by the site's own client. Messages are stored in the outbox of the test's database. */
import type { RequestOf } from '#src/api/contract/call.ts';
import type { calls, CallName } from '#src/api/contract/calls.ts';
import type { ApiClientOptions } from '#src/api/http/client.ts';
import { createAccountGrants } from '#server/account/grants.ts';
import { createServices, type ServiceDependencies } from '#server/api/services.ts';
import { createApp, type AppParts } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { readContent } from '#server/content/content.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLog } from '#server/log.ts';
import { createOutbox } from '#server/sms/sender.ts';
import { startServer } from '#server/start.ts';
import { onTestFinished } from 'vitest';
import { createFakeClock, type FakeClock } from './fake-server-clock.ts';
import { folderForTest } from './folder.ts';
import { startServerProcess } from './server-process.ts';
import { callSite, newestCode } from './site-client.ts';
import { openTestDatabase, type DatabaseKind } from './test-databases.ts';

export const ORIGIN = 'http://site.test';

/** Options of the site's client. */
export interface CallSettings extends Partial<Omit<ApiClientOptions, 'fetch'>> {
  /** Socket address of the client. */
  from?: string;
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

export async function startTestApi(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  overrides: Partial<Omit<ServiceDependencies & AppParts, 'clock'> & { clock: FakeClock }> = {},
) {
  // A given one is closed by its maker.
  const own = overrides.db
    ? { db: overrides.db, close: () => Promise.resolve() }
    : await openTestDatabase(kind);
  const { db, close } = own;
  const clock = overrides.clock ?? createFakeClock();
  const hash = overrides.hash ?? createKeyedHash('a key for tests that is long enough');
  const oauth = createAccountGrants(db, clock, hash);
  const config = readConfig(environment);
  const services = createServices({
    config,
    db,
    clock,
    hash,
    oauth,
    account: oauth,
    content: readContent(config.contentDir),
    sms: createOutbox(db, clock),
    log: createLog('silent'),
    ...overrides,
  });
  const app = createApp(services, overrides);
  /** An unchanged request, without the client. */
  const request = async (path: string, init?: RequestInit, from = '203.0.113.7') =>
    app.request(`${ORIGIN}${path}`, init, { incoming: { socket: { remoteAddress: from } } });

  return {
    app,
    db,
    clock,
    oauth,
    hash,
    request,
    call<Name extends CallName>(
      name: Name,
      payload: RequestOf<(typeof calls)[Name]>,
      { from, ...more }: CallSettings = {},
    ) {
      return callSite({ origin: ORIGIN, config }, name, payload, {
        ...more,
        fetch: (input, init) => {
          const url = new URL(input as string); // built by the client
          return request(url.pathname + url.search, init, from);
        },
      });
    },
    lastCode: (recipient: string) => newestCode(db, recipient),
    close,
  };
}

export async function apiForTest(...settings: Parameters<typeof startTestApi>) {
  const api = await startTestApi(...settings);
  onTestFinished(() => api.close());
  return api;
}

/** The server as it starts, in this process and without a site, for one test. */
export async function serverForTest(
  environment: Readonly<Record<string, string>>,
  more: Omit<Parameters<typeof startServer>[0], 'environment'> = {},
) {
  const own = { PORT: '0', SITE_DIR: 'no-site', DATA_DIR: folderForTest() };
  const server = await startServer({
    environment: { ...own, ...environment },
    log: createLog('silent'),
    ...more,
  });
  onTestFinished(() => server.close());
  return server;
}

/** The server as its command, for one test: killed when it has ended, and its folder removed. */
export async function processForTest(...settings: Parameters<typeof startServerProcess>) {
  const server = await startServerProcess(...settings);
  onTestFinished(() => server.remove('SIGKILL'));
  return server;
}
