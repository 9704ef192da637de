/**
 * Choices that the client keeps for its pages, so that they hold in every window of it: a value of this browser is told to
 * the client, and one that only the client has is taken over. Where the two differ, what was chosen here is the later word.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

type Storage = Pick<WorkbenchClient, 'storage'>;

/** @returns the keys whose values came from the client */
export async function shareKept(
  { storage }: Storage,
  local: KeyValueStorage,
  keys: readonly string[],
): Promise<string[]> {
  const taken = await Promise.all(
    keys.map(async (key) => {
      const kept = await quietly(storage.getLocal({ key }));
      // A client that keeps nothing is not given anything either.
      if (!kept) return [];
      const own = local.get(key);
      if (own !== undefined) {
        if (kept.value !== own) await quietly(storage.setLocal({ key, value: own }));
        return [];
      }
      return typeof kept.value === 'string' && local.set(key, kept.value) ? [key] : [];
    }),
  );
  return taken.flat();
}

/** What is remembered until the client ends, such as where in the workbench one was. */
export function sessionMemory({ storage }: Storage) {
  return {
    async read(key: string) {
      const reply = await quietly(storage.getSession({ key }));
      return reply?.value ?? undefined;
    },
    write(key: string, value: string) {
      void quietly(storage.setSession({ key, value }));
    },
  };
}
