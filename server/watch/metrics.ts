/**
 * The counters of this process, named by Prometheus's conventions. Labels come from short fixed lists, never from what
 * a visitor sends, so the number of series does not grow.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Hono } from 'hono';
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { ServerConfig } from '#server/config.ts';
import { isFromThisMachine } from '#server/http/request.ts';
import { isSameText } from '#server/keyed-hash.ts';
import { countRows } from '#server/db/count-rows.ts';
import { databaseLocation, type QueryFacts } from '#server/db/database.ts';
import type { Logger } from '#server/log.ts';
import type { Database } from '#server/db/schema.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** A database that does not answer must not delay the other figures, which show the outage. */
const GAUGE_MS = 2000;

/** From an answer that needs no database to one that waited for a gateway twice. */
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.0002, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requestsAnswered = new Counter({
    name: 'site_http_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time until the head of the answer was ready; cached answers are not timed.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const calls = new Counter({
    name: 'site_api_answers_total',
    help: 'Answers of the API by call: ok, the number of a refusal, or blocked.',
    labelNames: ['call', 'answer'],
    registers,
  });
  const querySeconds = new Histogram({
    name: 'site_database_query_duration_seconds',
    help: 'Duration of single statements.',
    buckets: QUERY_SECONDS,
    registers,
  });
  const slowQueries = new Counter({
    name: 'site_database_slow_queries_total',
    help: 'Statements that took longer than SLOW_QUERY_MS; the log lists them.',
    registers,
  });
  const outages = new Gauge({
    name: 'site_outage',
    help: '1 while a service that the server needs does not work.',
    labelNames: ['what'],
    registers,
  });
  const reports = new Counter({
    name: 'site_page_reports_total',
    help: 'Reports of pages: policy violations, errors in their code, and refused reports.',
    labelNames: ['kind'],
    registers,
  });
  return {
    /** @param seconds left out for a cached answer: counted, but not timed */
    requests(route: string, method: string, status: number, seconds?: number) {
      requestsAnswered.inc({ route, method: METHODS.has(method) ? method : 'other', status });
      if (seconds !== undefined) requestSeconds.observe({ route }, seconds);
    },
    /** `answer` is `ok`, a number of the contract's, or `blocked`. */
    call: (call: string, answer: string) => calls.inc({ call, answer }),
    query(seconds: number, isSlow: boolean) {
      querySeconds.observe(seconds);
      if (isSlow) slowQueries.inc();
    },
    outage: (what: string, isThere: boolean) => outages.set({ what }, isThere ? 1 : 0),
    report: (kind: string) => reports.inc({ kind }),
    /** Read when the figures are requested. */
    addGauge(name: string, help: string, read: () => Promise<number>) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        // A gauge that cannot be read is omitted; the others are shown.
        collect: async () => gauge.set(await Promise.race([read(), noValueAfter(GAUGE_MS)]).catch(() => NaN)),
      });
    },
    contentType: registry.contentType as string, // one of several
    text: () => registry.metrics(),
  };
}

const noValueAfter = (ms: number): Promise<number> => pause(ms, NaN, { ref: false });

/** Counts nothing. */
export const noMetrics: Metrics = {
  requests: () => undefined,
  call: () => undefined,
  query: () => undefined,
  outage: () => undefined,
  report: () => undefined,
  addGauge: () => undefined,
  contentType: 'text/plain',
  text: () => Promise.resolve(''),
};

/** `GET /api/metrics` for Prometheus: with a token, for requests that have it; without, for those of this machine. */
export function addMetricsRoute(app: Hono, config: ServerConfig['watch']['metrics'], metrics: Metrics): void {
  if (!config) return;
  const { token } = config;
  app.get('/api/metrics', async (context) => {
    if (token === undefined) {
      if (!isFromThisMachine(context)) return context.text('Not found', 404);
    } else if (!isSameText(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return context.text('The token is missing or wrong.', 401, { 'www-authenticate': 'Bearer' });
    }
    return context.text(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
}

/** Gauges from the database, queried when the figures are requested. */
export function addDatabaseGauges(metrics: Metrics, db: Database, config: ServerConfig): void {
  // Events of a destination that was switched off wait for nothing.
  const destinations = (['webhook', 'mail'] as const).filter((name) => config.deliveries[name]);
  metrics.addGauge('site_deliveries_waiting', 'Events that wait to be forwarded by webhook or mail.', () =>
    countRows(
      db
        .selectFrom('deliveries')
        .where('state', '=', 'open')
        .where((where) => where.or(destinations.map((name) => where('destination', '=', name)))),
    ),
  );
  const location = databaseLocation(config);
  metrics.addGauge('site_database_size_bytes', 'Size of the database on its disk.', async () => {
    if (location.kind === 'sqlite') {
      const sizes = ['', '-wal'].map((suffix) => statSync(location.path + suffix, { throwIfNoEntry: false }));
      return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0);
    }
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
      db,
    );
    return rows[0]?.size ?? Number.NaN;
  });
}

const MAX_SQL_CHARACTERS = 300;

/** The logged statement has no values, since they are bound. */
export const watchQueries =
  ({ watch: { slowQueryMs } }: Pick<ServerConfig, 'watch'>, log: Logger, metrics: Metrics) =>
  ({ sql, ms }: QueryFacts): void => {
    const isSlow = ms >= slowQueryMs;
    metrics.query(ms / 1000, isSlow);
    if (isSlow) log.warn({ ms: Math.round(ms), sql: sql.slice(0, MAX_SQL_CHARACTERS) }, 'a slow query');
  };
