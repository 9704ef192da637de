/**
 * Named sets of shops in their opening order, such as those of a morning. The client keeps them for each user; a client
 * without storage has none.
 */
import { atom } from 'nanostores';
import * as v from 'valibot';
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

const setsSchema = v.array(v.object({ name: v.string(), ids: v.array(v.string()) }));
export type ShopSet = v.InferOutput<typeof setsSchema>[number];

const MAX_SETS = 12;

export function createShopSets({ storage }: Pick<WorkbenchClient, 'storage'>) {
  const $sets = atom<readonly ShopSet[]>([]);
  let key = '';
  const change = (sets: readonly ShopSet[]): void => {
    $sets.set(sets);
    void quietly(storage.setLocal({ key, value: JSON.stringify(sets) }));
  };
  const others = (name: string) => $sets.get().filter((set) => set.name !== name);
  return {
    /** Newest last; a key opens the first. */
    $sets,
    /** @param userName the owner; null is a guest */
    async load(userName: string | null) {
      key = `shop-sets:${userName ?? ''}`;
      const asked = key;
      $sets.set([]);
      const stored = await quietly(storage.getLocal({ key }));
      // Another user may have signed in meanwhile.
      if (key === asked) $sets.set(read(stored?.value));
    },
    /** Replaces a set of the same name. */
    save: (name: string, ids: readonly string[]) =>
      change([...others(name), { name, ids: [...ids] }].slice(-MAX_SETS)),
    remove: (name: string) => change(others(name)),
  };
}

/** Unreadable text counts as no sets. */
function read(text: string | null | undefined): ShopSet[] {
  const stored = v.safeParse(setsSchema, parseStoredFields(text ?? undefined));
  return stored.success ? stored.output : [];
}
