/**
 * Several shops at once: which are chosen, and one piece of work after another with a result for each.
 * Many shops are opened in groups: after each the next one waits for a word, since a browser for each takes memory.
 */
import { isBridgeError, type Store } from '#bridge-lib';
import { atom } from 'nanostores';
import type { WorkbenchClient } from '#src/stores/client/client.ts';

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
  /** How many shops the next group has, while it waits for a word. */
  next: number;
  isOver: boolean;
}

type Shop = Pick<Store, 'id' | 'name'>;

/** So many at a time: a client opens a browser for each. */
const AT_ONCE = 3;
/** Above so many the visitor is told what they need, and offered groups. */
export const MANY_SHOPS = 20;
export const SHOPS_IN_GROUP = 10;
/**
 * What one open shop is assumed to need. Each is a browser of its own: Chromium 156 with one large page (24,000 table cells,
 * 300,000 records in its script) took 527 MB on Linux, counted as the Pss of its eleven processes.
 */
export const MEMORY_PER_SHOP_BYTES = 500_000_000;

/** @param onEnd hears of the end of each group, the last one too: statuses are read anew */
export function createSelection(
  client: Pick<WorkbenchClient, 'browserManager'>,
  fallback: string,
  onEnd: () => void,
) {
  const $chosen = atom<ReadonlySet<string>>(new Set());
  const $run = atom<BulkRun | undefined>();
  let leaving = new AbortController();
  let waiting: Shop[] = [];
  let groupSize = 0;
  let isStopped = false;

  async function workOn(kind: BulkKind, { id, name }: Shop, signal: AbortSignal): Promise<BulkResult> {
    try {
      await client.browserManager[kind]({ id }, { signal });
      return { id, name, reason: '' };
    } catch (error) {
      return { id, name, reason: (isBridgeError(error) && error.message) || fallback };
    }
  }

  async function workOnGroup(kind: BulkKind): Promise<void> {
    const { signal } = leaving;
    let left = groupSize;
    const worker = async (): Promise<void> => {
      while (left > 0 && !isStopped) {
        left -= 1;
        const shop = waiting.shift();
        if (!shop) return;
        const result = await workOn(kind, shop, signal);
        const run = $run.get();
        if (signal.aborted || !run) return;
        $run.set({ ...run, results: [...run.results, result] });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const run = $run.get();
    if (signal.aborted || !run) return;
    if (isStopped || waiting.length === 0) end(run);
    else $run.set({ ...run, next: Math.min(groupSize, waiting.length) });
    onEnd();
  }

  function end(run: BulkRun): void {
    $run.set({ ...run, next: 0, isOver: true });
    // What failed or was not begun stays chosen, to be tried again.
    const failed = run.results.filter(({ reason }) => reason !== '');
    $chosen.set(new Set([...failed, ...waiting].map(({ id }) => id)));
    waiting = [];
  }

  return {
    $chosen,
    $run,
    toggle(id: string) {
      const next = new Set($chosen.get());
      if (!next.delete(id)) next.add(id);
      $chosen.set(next);
    },
    choose(ids: readonly string[]) {
      $chosen.set(new Set(ids));
    },
    /** @param groupOf after so many it waits for `goOn`; left out, it does not */
    async run(kind: BulkKind, shops: readonly Shop[], groupOf: number = shops.length) {
      if (shops.length === 0 || $run.get()?.isOver === false) return;
      isStopped = false;
      waiting = [...shops];
      groupSize = groupOf;
      $run.set({ kind, total: shops.length, results: [], next: 0, isOver: false });
      await workOnGroup(kind);
    },
    async goOn() {
      const run = $run.get();
      if (!run || run.next === 0) return;
      $run.set({ ...run, next: 0 });
      await workOnGroup(run.kind);
    },
    /** Begins no further shop; what is under way ends. */
    stop: () => {
      isStopped = true;
      const run = $run.get();
      if (run && run.next > 0) end(run);
    },
    dismiss: () => {
      if ($run.get()?.isOver) $run.set(undefined);
    },
    /** Nothing of the former user stays, neither choice nor results. */
    forget() {
      leaving.abort();
      leaving = new AbortController();
      waiting = [];
      $run.set(undefined);
      $chosen.set(new Set());
    },
    dispose: () => {
      isStopped = true;
      leaving.abort();
    },
  };
}
