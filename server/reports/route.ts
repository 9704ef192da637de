/**
 * `POST /api/reports`, for browsers and our own pages. It needs no key, since browsers send none with policy reports;
 * its limits are in memory only, so that a refused report costs neither a write nor a log line.
 */
import type { Context, Hono } from 'hono';
import { PAGE_REPORTS_PATH } from '#src/api/contract/page-reports.ts';
import type { Services } from '#server/api/services.ts';
import type { AppParts } from '#server/app.ts';
import { readBody, type RequestFacts } from '#server/http/request.ts';
import { householdOf, networksOf } from '#server/http/client-address.ts';
import { originGuard } from '#server/http/origins.ts';
import { createReportReader } from './shapes.ts';

const PATH = `/api${PAGE_REPORTS_PATH}`;
const MAX_BODY_BYTES = 16 * 1024;
const WINDOW_MS = 60_000;
/** The most requests of one address and of all. A broken page reports each of its errors once. */
const MAX_PER_ADDRESS = 20;
const MAX_PER_WINDOW = 600;
/** The rest is reserved for addresses that have sent none. */
const MAX_OF_KNOWN_SENDERS = 480;
const TYPES = /^application\/(?:csp-report|reports\+json|json)(?:\s*;|$)/i;

export function addReportsRoute(
  app: Hono,
  { metrics, ownOrigins }: Pick<Services, 'metrics' | 'ownOrigins'>,
  { store, isPage }: NonNullable<AppParts['reports']>,
  facts: (context: Context) => RequestFacts,
): void {
  const reader = createReportReader(isPage);
  const isAllowed = createRateLimit();
  app.use(PATH, originGuard(ownOrigins));
  app.post(PATH, async (context) => {
    context.header('cache-control', 'no-store');
    const { address } = facts(context);
    if (!isAllowed(address)) return refuse(context, 429);
    if (!TYPES.test(context.req.header('content-type') ?? '')) return refuse(context, 415);
    const body = await readBody(context.req.raw, MAX_BODY_BYTES);
    if (typeof body === 'number') return refuse(context, body);
    const found = reader.read(body);
    if (!found) return refuse(context, 400);
    for (const report of found) {
      store.add(report, address);
      metrics.report(report.kind);
    }
    return context.body(null, 204);
  });

  function refuse(context: Context, status: 400 | 413 | 415 | 429): Response {
    metrics.report('refused');
    return context.body(null, status, status === 429 ? { 'retry-after': String(WINDOW_MS / 1000) } : {});
  }
}

/** Counts are cleared at the end of each window: no address is kept for longer. */
function createRateLimit(): (address: string) => boolean {
  let since = performance.now();
  let all = 0;
  const counts = new Map<string, number>();
  let end: NodeJS.Timeout | undefined;
  const startWindow = (): void => {
    clearTimeout(end);
    since = performance.now();
    all = 0;
    counts.clear();
  };
  return (address) => {
    if (performance.now() - since >= WINDOW_MS) startWindow();
    const networks = networksOf(address);
    const isKnown = counts.has(householdOf(address));
    if (all >= (isKnown ? MAX_OF_KNOWN_SENDERS : MAX_PER_WINDOW)) return false;
    const sent = (name: string): number => counts.get(name) ?? 0;
    if (networks.some(({ name, times }) => sent(name) >= MAX_PER_ADDRESS * times)) return false;
    // Without a next request nothing else would clear it.
    if (all === 0) end = setTimeout(startWindow, WINDOW_MS).unref();
    all++;
    for (const { name } of networks) counts.set(name, sent(name) + 1);
    return true;
  };
}
