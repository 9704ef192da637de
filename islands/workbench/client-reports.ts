/**
 * Reports to the client: use of the workbench, and faults of this page. Nothing waits for them, and their failures are
 * not shown.
 */
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

const PREFIX = 'workbench';

/** The shown panel, the duration of long actions, and the number of shops opened here. */
export function createUsage({ analysis }: Pick<WorkbenchClient, 'analysis'>) {
  let current: string | undefined;
  const exit = (): void => {
    if (current !== undefined) void quietly(analysis.exitPage({ page: current }));
    current = undefined;
  };
  return {
    /** The panel that is shown now; leaving the page ends it. */
    enter(panel: string) {
      const page = `${PREFIX}/${panel}`;
      if (page === current) return;
      exit();
      current = page;
      void quietly(analysis.enterPage({ page }));
    },
    exit,
    count(key: string, count: number) {
      if (count > 0) void quietly(analysis.recordCount({ key: `${PREFIX}.${key}`, count }));
    },
    async span<T>(name: string, work: () => Promise<T>) {
      const key = `${PREFIX}.${name}`;
      const isBegun = quietly(analysis.recordStart({ key }));
      try {
        return await work();
      } finally {
        // The client rejects an end without a start.
        void isBegun.then((reply) => reply && quietly(analysis.recordEnd({ key })));
      }
    },
  };
}

const MAX_REPORTS = 20;
const MAX_CHARS = 300;

/**
 * Sends this page's faults to the client's log for support: each kind once, up to a limit.
 *
 * @returns a function that takes the message of a fault
 */
export function createFaultReports({ logging }: Pick<WorkbenchClient, 'logging'>): (message: string) => void {
  const written = new Set<string>();
  return (text) => {
    // The query of an address may hold private data.
    const message = text.replace(/\?[^\s)"']*/g, '?…').slice(0, MAX_CHARS);
    if (!message || written.has(message) || written.size >= MAX_REPORTS) return;
    written.add(message);
    void quietly(logging.write({ level: 'error', message: `workbench: ${message}` }));
  };
}
