/**
 * Reports use of the workbench to the client: the shown panel, the duration of long actions, and the number of shops
 * opened here. Nothing waits for it, and its failures are not shown.
 */
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

const PREFIX = 'workbench';

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
