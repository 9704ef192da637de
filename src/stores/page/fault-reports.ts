/**
 * Reports uncaught faults to the operator's own server: the kind, the place in the site's code, the page; nothing about
 * the visitor. Each fault is reported once, a few of a page at most, together and with a delay, since a broken page has
 * more urgent work.
 */
import {
  MAX_FAULTS_PER_PAGE,
  PAGE_REPORTS_PATH,
  withoutPersonalData,
  type FaultReport,
  type FaultReports,
} from '#src/api/contract/page-reports.ts';
import { onHidden } from '#src/browser/visibility.ts';
import { clock } from '#src/browser/clock.ts';
import { currentPath } from '#src/browser/location.ts';
import { postAndForget } from '#src/browser/network.ts';
import { onUncaughtFault, type PageFault } from '#src/browser/page-errors.ts';
import { env } from '#src/config/env.ts';
import { parseUrl } from '#src/config/parse-url.ts';

const BATCH_DELAY_MS = 2000;
const TIMEOUT_MS = 10_000;

export type FaultReporter = ReturnType<typeof createFaultReporter>;

/** @param send gets the collected faults after the delay */
export function createFaultReporter(
  after: (ms: number, callback: () => void) => void,
  page: () => string,
  send: (reports: FaultReports) => void,
) {
  const reported = new Set<string>();
  let pending: FaultReport[] = [];

  function flush(): void {
    if (pending.length === 0) return;
    send({ faults: pending });
    pending = [];
  }

  return {
    add: ({ name, message, file, line, column }: PageFault) => {
      const report = {
        page: page(),
        name,
        message: withoutPersonalData(message),
        file: parseUrl(file)?.pathname ?? '',
        line,
        column,
      };
      const key = JSON.stringify(report);
      if (reported.size >= MAX_FAULTS_PER_PAGE || reported.has(key)) return;
      reported.add(key);
      pending.push(report);
      if (pending.length === 1) after(BATCH_DELAY_MS, flush);
    },
    /** Sends the collected faults. */
    flush,
  };
}

export function startFaultReports(): void {
  const address = `${env.apiBase}${PAGE_REPORTS_PATH}`;
  const reporter = createFaultReporter(
    (ms, callback) => clock.after(ms, callback),
    currentPath,
    (reports) => postAndForget(address, JSON.stringify(reports), TIMEOUT_MS),
  );
  onUncaughtFault((fault) => reporter.add(fault));
  onHidden(() => reporter.flush());
}
