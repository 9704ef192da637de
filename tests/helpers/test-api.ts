/**
 * The server in process, called by the site's own client: what passes here passes between page and server. Messages are
 * stored in the outbox of the test's database.
 */
import { CLIENT_PREFIX, type RequestOf } from '#src/api/contract/call.ts';
import { calls, type CallName } from '#src/api/contract/calls.ts';
import { createApiClient, type ApiClient } from '#src/api/http/client.ts';
import { createAccountGrants } from '#server/account/grants.ts';
import { createServices, type ServiceDependencies } from '#server/api/services.ts';
import { createApp, type AppParts } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { readContent } from '#server/content/content.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLog } from '#server/log.ts';
import { createOutbox } from '#server/sms/outbox.ts';
import { onTestFinished } from 'vitest';
import { createFakeClock, type FakeClock } from './fake-server-clock.ts';
import { removeDataDir, startServerProcess } from './server-process.ts';
import { openTestDatabase, type DatabaseKind } from './test-databases.ts';

const HASH_KEY = 'a key for tests that is long enough';
export const ORIGIN = 'http://site.test';

export interface CallSettings {
  /** Socket address of the client. */
  from?: string;
  language?: 'zh' | 'en';
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
  const hash = overrides.hash ?? createKeyedHash(HASH_KEY);
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
      { from, language = 'zh' }: CallSettings = {},
    ) {
      const call = calls[name];
      const isProduct = call.client === 'product';
      const client = createApiClient({
        base: `${ORIGIN}/api`,
        prefix: CLIENT_PREFIX[call.client],
        secret: isProduct ? config.api.productSecret : config.api.websiteSecret,
        language,
        ...(isProduct ? { apiKey: config.api.productKey, undecodable: 'busy' } : {}),
        fetch: (input, init) => {
          const url = new URL(input as string); // built by the client
          return request(url.pathname + url.search, init, from);
        },
      });
      return client.call(call, payload);
    },
    async lastCode(recipient: string) {
      const row = await db
        .selectFrom('sms_outbox')
        .select('code')
        .where('recipient', '=', recipient)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      return row.code;
    },
    close,
  };
}

export async function apiForTest(...settings: Parameters<typeof startTestApi>) {
  const api = await startTestApi(...settings);
  onTestFinished(() => api.close());
  return api;
}

/** The server as its command, for one test: killed when it has ended, and its folder removed. */
export async function processForTest(...settings: Parameters<typeof startServerProcess>) {
  const server = await startServerProcess(...settings);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    removeDataDir(server.dataDir);
  });
  return server;
}

/** The site's client for the product API of a server that listens. */
export const productClient = ({ origin }: { origin: string }): ApiClient =>
  createApiClient({
    base: `${origin}/api`,
    prefix: CLIENT_PREFIX.product,
    secret: 'berth-product-16',
    apiKey: 'berth-product-key',
    language: 'zh',
    undecodable: 'busy',
  });
