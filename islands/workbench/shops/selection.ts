/**
 * Several shops at once: the selection, and an action on each with its result. Many shops are opened in groups, since
 * each browser takes memory; the next group waits for the user.
 */
import { isBridgeError, type Store } from '#bridge-lib';
import { atom } from 'nanostores';
import { type WorkbenchClient, quietly } from '#src/stores/client/client.ts';
import { createTasks } from '#src/stores/client/tasks.ts';
import * as v from 'valibot';
import { parseStoredFields } from '#src/domain/stored-fields.ts';

export const BULK_KINDS = ['open', 'close', 'clearCache', 'clearUserData'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export interface BulkResult {
  id: string;
  name: string;
  /** Why it failed; empty if it succeeded. */
  reason: string;
}

export interface BulkRun {
  kind: BulkKind;
  total: number;
  results: readonly BulkResult[];
  /** Number of shops in the next group, while it waits for the user. */
  next: number;
  isOver: boolean;
}

type Shop = Pick<Store, 'id' | 'name'>;

/** Calls at the same time, since a client opens a browser for each. */
const CONCURRENCY = 3;
/** From more shops on, the memory they need is shown and groups are offered. */
export const MANY_SHOPS = 20;
export const SHOPS_IN_GROUP = 10;
/**
 * Memory that one open shop is assumed to need. Each is a browser: Chromium 156 with one large page (24,000 table
 * cells, 300,000 records in its script) took 527 MB on Linux, the Pss of its eleven processes.
 */
export const MEMORY_PER_SHOP_BYTES = 500_000_000;

/** @param onEnd called after each group, also the last: statuses are read again */
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

  async function runOne(kind: BulkKind, { id, name }: Shop, signal: AbortSignal): Promise<BulkResult> {
    try {
      await client.browserManager[kind]({ id }, { signal });
      return { id, name, reason: '' };
    } catch (error) {
      return { id, name, reason: (isBridgeError(error) && error.message) || fallback };
    }
  }

  async function runGroup(kind: BulkKind): Promise<void> {
    const { signal } = leaving;
    let left = groupSize;
    const worker = async (): Promise<void> => {
      while (left > 0 && !isStopped) {
        left -= 1;
        const shop = waiting.shift();
        if (!shop) return;
        const result = await runOne(kind, shop, signal);
        const run = $run.get();
        if (signal.aborted || !run) return;
        $run.set({ ...run, results: [...run.results, result] });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    const run = $run.get();
    if (signal.aborted || !run) return;
    if (isStopped || waiting.length === 0) end(run);
    else $run.set({ ...run, next: Math.min(groupSize, waiting.length) });
    onEnd();
  }

  function end(run: BulkRun): void {
    $run.set({ ...run, next: 0, isOver: true });
    // Failed and skipped shops stay selected, for another try.
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
    /**
     * Shops for a run of the same kind that is not over are added to it.
     *
     * @param groupOf size of a group, after which it waits for `runNextGroup`; all by default
     */
    async run(kind: BulkKind, shops: readonly Shop[], groupOf: number = shops.length) {
      if (shops.length === 0) return;
      const now = $run.get();
      if (now?.isOver === false) {
        if (now.kind !== kind) return;
        const more = shops.filter(({ id }) => waiting.every((shop) => shop.id !== id));
        waiting.push(...more);
        const next = now.next && Math.min(groupSize, waiting.length);
        $run.set({ ...now, next, total: now.total + more.length });
        return;
      }
      isStopped = false;
      waiting = [...shops];
      groupSize = groupOf;
      $run.set({ kind, total: shops.length, results: [], next: 0, isOver: false });
      await runGroup(kind);
    },
    async runNextGroup() {
      const run = $run.get();
      if (!run || run.next === 0) return;
      $run.set({ ...run, next: 0 });
      await runGroup(run.kind);
    },
    /** Starts no further shop; running ones finish. */
    stop: () => {
      isStopped = true;
      const run = $run.get();
      if (run && run.next > 0) end(run);
    },
    dismiss: () => {
      if ($run.get()?.isOver) $run.set(undefined);
    },
    /** Deletes the former user's selection and results. */
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

/**
 * Named sets of shops in their opening order, such as those of a morning. The client keeps them for each user; a client
 * without storage has none.
 */
const setsSchema = v.array(v.object({ name: v.string(), ids: v.array(v.string()) }));
export type ShopSet = v.InferOutput<typeof setsSchema>[number];

const MAX_SETS = 12;

export function createShopSets({ storage }: Pick<WorkbenchClient, 'storage'>, fallback: string) {
  const $sets = atom<readonly ShopSet[]>([]);
  const tasks = createTasks(fallback);
  let key = '';
  /** Another tab may have changed them, so they are read again. @returns whether the client has stored them */
  const replace = async (name: string, added: readonly ShopSet[]): Promise<boolean> => {
    const own = { key };
    const sets = await tasks.run('sets', async (signal) => {
      const stored = await storage.getLocal(own, { signal });
      const others = read(stored.value).filter((set) => set.name !== name);
      const changed = [...others, ...added].slice(-MAX_SETS);
      await storage.setLocal({ ...own, value: JSON.stringify(changed) }, { signal });
      return changed;
    });
    if (sets) $sets.set(sets);
    return sets !== undefined;
  };
  return {
    /** Newest last; a key opens the first. */
    $sets,
    tasks,
    /** @param userName the owner; null is a guest */
    async load(userName: string | null) {
      const asked = `shop-sets:${userName ?? ''}`;
      if (key !== asked) {
        key = asked;
        tasks.abandon();
        $sets.set([]);
      }
      const stored = await quietly(storage.getLocal({ key }));
      // Another user may have signed in meanwhile.
      if (stored && key === asked) $sets.set(read(stored.value));
    },
    /** Replaces a set of the same name. */
    save: (name: string, ids: readonly string[]) => replace(name, [{ name, ids: [...ids] }]),
    remove: (name: string) => replace(name, []),
    dispose: tasks.dispose,
  };
}

/** Unreadable text counts as no sets. */
function read(text: string | null | undefined): ShopSet[] {
  const stored = v.safeParse(setsSchema, parseStoredFields(text ?? undefined));
  return stored.success ? stored.output : [];
}
