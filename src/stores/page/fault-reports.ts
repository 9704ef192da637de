/**
 * Tells the operator's own server of uncaught faults: what kind, where in the site's code, on which page; nothing
 * of the visitor. A fault is told once, a few of a page at most, together and a little later: a page that breaks has other
 * things to do first.
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

/** @param send is given what waits, once it has waited for others */
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
    hear({ name, message, file, line, column }: PageFault) {
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
    /** Sends what waits. */
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
