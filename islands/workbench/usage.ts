/**
 * What the client counts of the workbench's use: which panel is looked at, how long long work takes, and how many shops are
 * opened from here. Nothing waits for it, and its failure is not shown.
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
    /** The panel that is looked at now; leaving the page leaves it. */
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
        // An end without a beginning is a mistake to the client.
        void isBegun.then((reply) => reply && quietly(analysis.recordEnd({ key })));
      }
    },
  };
}
