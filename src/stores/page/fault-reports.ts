/**
 * Reports uncaught faults to the operator's own server: the kind, the place in the site's code, the page; nothing about
 * the visitor. Each fault is reported once, a few of a page at most, together and with a delay, since a broken page has
 * more urgent work.
 */
import {
  MOST_FAULTS_OF_A_PAGE,
  PAGE_REPORTS_PATH,
  withoutPersons,
  type FaultReport,
  type FaultReports,
} from '#src/api/contract/page-reports.ts';
import { onHidden } from '#src/browser/visibility.ts';
import { clock } from '#src/browser/clock.ts';
import { currentPath } from '#src/browser/location.ts';
import { postAndForget } from '#src/browser/network.ts';
import { onPlacedFault, type PageFault } from '#src/browser/page-errors.ts';
import { env } from '#src/config/env.ts';
import { parseUrl } from '#src/config/parse-url.ts';

const TOGETHER_MS = 2000;
const LIMIT_MS = 10_000;

export type FaultReporter = ReturnType<typeof createFaultReporter>;

/** @param send gets the collected faults after the delay */
export function createFaultReporter(
  after: (ms: number, callback: () => void) => void,
  page: () => string,
  send: (reports: FaultReports) => void,
) {
  const told = new Set<string>();
  let waiting: FaultReport[] = [];

  function flush(): void {
    if (waiting.length === 0) return;
    send({ faults: waiting });
    waiting = [];
  }

  return {
    hear: ({ name, message, file, line, column }: PageFault) => {
      const report = {
        page: page(),
        name,
        message: withoutPersons(message),
        file: parseUrl(file)?.pathname ?? '',
        line,
        column,
      };
      const key = JSON.stringify(report);
      if (told.size >= MOST_FAULTS_OF_A_PAGE || told.has(key)) return;
      told.add(key);
      waiting.push(report);
      if (waiting.length === 1) after(TOGETHER_MS, flush);
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
    (reports) => postAndForget(address, JSON.stringify(reports), LIMIT_MS),
  );
  onPlacedFault((fault) => reporter.hear(fault));
  onHidden(() => reporter.flush());
}
