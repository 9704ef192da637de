/** Several shops at once: which are chosen, and one piece of work after another with a result for each. */
import { isBridgeError, type Store } from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from './client.ts';

export const BULK_KINDS = ['open', 'close', 'clearCache', 'clearUserData'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export interface BulkResult {
  id: string;
  name: string;
  /** Why it was not done; empty when it was. */
  reason: string;
}

export interface BulkRun {
  kind: BulkKind;
  total: number;
  results: readonly BulkResult[];
  isOver: boolean;
}

export interface Selection {
  $chosen: ReadableAtom<ReadonlySet<string>>;
  $run: ReadableAtom<BulkRun | undefined>;
  toggle: (id: string) => void;
  choose: (ids: readonly string[]) => void;
  run: (kind: BulkKind, shops: readonly Pick<Store, 'id' | 'name'>[]) => Promise<void>;
  /** Begins no further shop; what is under way ends. */
  stop: () => void;
  /** Takes the results away. */
  dismiss: () => void;
  dispose: () => void;
}

/** So many at a time: a client opens a browser for each. */
const AT_ONCE = 3;

export interface SelectionOptions {
  client: Pick<WorkbenchClient, 'browserManager'>;
  fallback: string;
  /** After the last one: statuses are read anew. */
  onEnd: () => void;
}

export function createSelection({ client, fallback, onEnd }: SelectionOptions): Selection {
  const $chosen = atom<ReadonlySet<string>>(new Set());
  const $run = atom<BulkRun | undefined>();
  const leaving = new AbortController();
  const { signal } = leaving;
  let isStopped = false;

  async function workOn(kind: BulkKind, { id, name }: Pick<Store, 'id' | 'name'>): Promise<BulkResult> {
    try {
      await client.browserManager[kind]({ id }, { signal });
      return { id, name, reason: '' };
    } catch (error) {
      return { id, name, reason: (isBridgeError(error) && error.message) || fallback };
    }
  }

  return {
    $chosen,
    $run,
    toggle(id) {
      const next = new Set($chosen.get());
      if (!next.delete(id)) next.add(id);
      $chosen.set(next);
    },
    choose(ids) {
      $chosen.set(new Set(ids));
    },
    async run(kind, shops) {
      if (shops.length === 0 || $run.get()?.isOver === false) return;
      isStopped = false;
      $run.set({ kind, total: shops.length, results: [], isOver: false });
      const waiting = [...shops];
      const worker = async (): Promise<void> => {
        for (let shop = waiting.shift(); shop && !isStopped; shop = waiting.shift()) {
          const result = await workOn(kind, shop);
          const run = $run.get();
          if (signal.aborted || !run) return;
          $run.set({ ...run, results: [...run.results, result] });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      const run = $run.get();
      if (signal.aborted || !run) return;
      $run.set({ ...run, isOver: true });
      // What failed stays chosen, to be tried again.
      $chosen.set(new Set(run.results.filter(({ reason }) => reason !== '').map(({ id }) => id)));
      onEnd();
    },
    stop() {
      isStopped = true;
    },
    dismiss() {
      if ($run.get()?.isOver) $run.set(undefined);
    },
    dispose() {
      isStopped = true;
      leaving.abort();
    },
  };
}
