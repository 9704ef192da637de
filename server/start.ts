/**
 * Builds the server from its settings and starts it: content, database, services, pages, socket. All errors of the
 * setup appear before the port is open; `close` undoes the steps in reverse order.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { MINUTE_MS } from '#src/domain/duration.ts';
import { createAccountGrants } from './account/grants.ts';
import { accountsForClient } from './account/sign-in.ts';
import { createServices } from './api/services.ts';
import { createApp } from './app.ts';
import { createClock, type Clock, checkLatestTime, recordLatestTime } from './clock.ts';
import { configWarnings, folderWarnings, checkProductionSettings } from './config-checks.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { withDatabase } from './data/database.ts';
import { databaseLocation, migrateToLatest, openDatabase, type QueryFacts } from './db/database.ts';
import type { Database } from './db/schema.ts';
import { startDeliveries, type Deliveries } from './deliveries/deliveries.ts';
import type { Destination } from './deliveries/destination.ts';
import { createMail } from './deliveries/mail.ts';
import { createWebhook } from './deliveries/webhook.ts';
import { createDesk } from './desk/desk.ts';
import { createDevTools } from './dev/dev-tools.ts';
import { seedAccounts, readSampleInvitations, seedInvitations } from '#server/dev/samples.ts';
import type { ClientSimulator } from './client-simulator/index.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createAddressReader, createProxyCheck } from './http/client-address.ts';
import { listen, type ListenOptions } from './http/node-server.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { newId } from './ids.ts';
import type { Installation } from './installation.ts';
import { createInstallers } from './installers.ts';
import { createKeyedHash, installationSecret } from './keyed-hash.ts';
import { createLog, type Logger } from './log.ts';
import { createHttpProvider } from '#server/oauth/provider.ts';
import { readPublished, type Published } from './published.ts';
import { createReportStore } from './reports/reports.ts';
import type { Environment } from './setting-reader.ts';
import { createOutbox, createWebhookSender } from '#server/sms/sender.ts';
import { addDatabaseGauges, createMetrics, noMetrics, watchQueries } from '#server/watch/metrics.ts';
import { createOutages, withoutRepeats, watchProvider, watchSms } from '#server/watch/outages.ts';
import { reportCachedAnswers } from '#server/watch/request-log.ts';

/** Enough, since its streams have ended by then and its other answers are short. */
const DESK_DRAIN_MS = 500;

export interface StartOptions {
  environment: Environment;
  /** Runs beside the server; its cookies and faults show under `/dev`. */
  simulator?: ClientSimulator | undefined;
  clock?: Clock;
  log?: Logger;
}

/** @throws ConfigError, ContentError, ListenError, or the database's error */
export async function startServer({ environment, simulator, ...given }: StartOptions) {
  const config = readConfig(environment);
  checkProductionSettings(config, environment);
  let log = given.log ?? createLog(config.logLevel);
  for (const warning of configWarnings(config, environment)) log.warn(warning);
  const published = readPublished(config);
  const { content } = published;
  const clock = given.clock ?? createClock();
  const metrics = config.watch.metrics ? createMetrics() : noMetrics;
  /** Runs in reverse order, also where the start fails. */
  await using cleanup = new AsyncDisposableStack();
  const db = cleanup.adopt(
    await openMigrated(
      config,
      (error) => log.warn({ err: error }, 'an idle database connection broke'),
      watchQueries(config, log, metrics),
    ),
    (opened) => opened.destroy(),
  );
  for (const warning of folderWarnings(config)) log.warn(warning);
  const outages = createOutages({ db, clock, log, metrics });
  cleanup.defer(outages.stop);
  log = withoutRepeats(log, outages);
  addDatabaseGauges(metrics, db, config);
  const { isBehind, deletesFrom } = await checkLatestTime(db, clock);
  if (isBehind) log.warn('The clock was set back since the last run: unused codes were revoked.');
  if (deletesFrom > clock.now()) {
    log.warn(
      { until: new Date(deletesFrom).toISOString() },
      'The clock is more than a day past the latest recorded time: for an hour nothing is deleted by age. If the clock is wrong, correct it and restart the server.',
    );
  }
  const hash = createKeyedHash(await installationSecret(db, config.serverSecret));
  const installation: Installation = { config, db, clock, hash, log, content };
  const account = createAccountGrants(db, clock, hash);
  const { webhookUrl, webhookToken } = config.sms;
  const deliveries = createDeliveries(installation);
  const reports = config.watch.reports ? createReportStore(db, clock, log, hash) : undefined;
  const listeners: { close: () => Promise<void> }[] = [];
  // Includes what the last requests sent.
  cleanup.defer(() => reports?.stop());
  cleanup.defer(async () => {
    await Promise.all([...listeners.map((listener) => listener.close()), deliveries.stop()]);
  });
  const services = createServices({
    ...installation,
    deliveries,
    metrics,
    sms:
      webhookUrl === undefined
        ? createOutbox(db, clock)
        : watchSms(createWebhookSender({ url: webhookUrl, token: webhookToken }), outages),
    ...(config.oauth
      ? { oauth: watchProvider(createHttpProvider(config.oauth), outages) }
      : { oauth: account, account }),
  });
  const app = createApp(services, {
    ...(reports ? { reports: { store: reports, isPage: (path) => isPage(config.siteDir, path) } } : {}),
    pages: await createPages(installation, published, simulator),
  });
  const cache = createAnswerCache(reportCachedAnswers(installation, metrics));
  const readAddress = createAddressReader(config.trustedProxies);
  /** Options for the site's port and for the desk's. */
  const sockets: Omit<ListenOptions, 'port'> = {
    host: config.host,
    addressOf: ({ socket, headers }) =>
      readAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString()),
    connectionsPerAddress: config.limits.connectionsPerAddress,
    isTrustedProxy: createProxyCheck(config.trustedProxies),
    onError: (error) => log.warn({ err: error }, 'an incoming connection failed'),
  };
  const http = await listen(app, { ...sockets, port: config.port, cache });
  listeners.push(http);
  const desk = await startDesk(installation, sockets);
  if (desk) listeners.push(desk);
  cleanup.defer(startHousekeeping(installation, deletesFrom));
  cleanup.defer(recordTimeEveryMinute(installation));
  const running = cleanup.move();
  return {
    origin: http.origin,
    port: http.port,
    config,
    /** Reloads the published files, or logs why they stay as they were. */
    reload() {
      try {
        published.reload();
        cache.clear();
        log.info('content and site were reloaded');
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        log.error({ problem }, 'content and site were not reloaded: a file is invalid');
      }
    },
    /** The site's accounts, for the client that runs beside it; absent where another provider keeps them. */
    accounts: config.oauth ? undefined : accountsForClient(services, account),
    /** The embedded chat desk's origin, where there is one. */
    deskOrigin: desk?.origin,
    /** Finishes running requests, then closes the database; within 5 s. */
    close: () => running.disposeAsync(),
  };
}

/** Runs beside the site on its own port: another origin for browsers, like an external desk. */
async function startDesk(installation: Installation, sockets: Omit<ListenOptions, 'port'>) {
  const { config } = installation;
  if (!config.desk) return undefined;
  const desk = createDesk(installation, config.desk);
  const http = await listen(desk.app, {
    ...sockets,
    port: config.desk.port,
    portSetting: 'DESK_PORT',
    drainMs: DESK_DRAIN_MS,
  }).catch(async (error: unknown) => {
    await desk.close();
    throw error;
  });
  return {
    origin: http.origin,
    // Streams first, since closing the server waits for them.
    close: () => desk.close().then(() => http.close()),
  };
}

async function openMigrated(
  config: ServerConfig,
  onIdleError: (error: Error) => void,
  onQuery: (query: QueryFacts) => void,
): Promise<Database> {
  const location = databaseLocation(config);
  // With its own connection: a migration may take longer than a visitor's statement, or wait for another server's.
  await withDatabase(location, migrateToLatest);
  return openDatabase(location.kind === 'postgres' ? { ...location, onIdleError } : location, onQuery);
}

/** The embedded database has one process, so it may take over a killed predecessor's leases at once. */
const EMBEDDED_OWNER = 'embedded';

function createDeliveries({ config, db, clock, log }: Installation): Deliveries {
  const { webhook, mail } = config.deliveries;
  const ownName = new URL(config.siteUrl).hostname;
  const destinations: Destination[] = [];
  if (webhook) destinations.push(createWebhook({ ...webhook, clock }));
  if (mail) destinations.push(createMail({ ...mail, brand: config.sms.brand, ownName }));
  const owner = config.databaseUrl === undefined ? EMBEDDED_OWNER : newId();
  return startDeliveries({ db, clock, log, destinations, owner });
}

async function createPages(
  installation: Installation,
  published: Published,
  simulator: ClientSimulator | undefined,
): Promise<Hono> {
  const { config } = installation;
  const pages = new Hono();
  if (config.devTools) {
    await seedInvitations(installation, readSampleInvitations(config.contentDir));
    await seedAccounts(installation);
    pages.route('/dev', createDevTools({ ...installation, simulator }));
  }
  for (const base of [config.downloadBase, ...config.downloadMirrors]) {
    if (base.startsWith('/')) pages.route(base, createInstallers(published.installers));
  }
  pages.all('*', (context) => published.site().fetch(context.req.raw, context.env));
  return pages;
}

/** Letters, digits and hyphens only, so that no path can leave the folder. */
const isPage = (siteDir: string, path: string): boolean =>
  path === '/' || (/^(\/[a-z0-9-]+)+$/.test(path) && existsSync(join(siteDir, `${path}.html`)));

function recordTimeEveryMinute({ db, clock, log }: Installation): () => void {
  const timer = setInterval(() => {
    recordLatestTime(db, clock).catch((error: unknown) =>
      log.warn({ err: error }, 'the latest time could not be recorded'),
    );
  }, MINUTE_MS).unref();
  return () => clearInterval(timer);
}
