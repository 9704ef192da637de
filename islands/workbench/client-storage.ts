/**
 * Choices that the client keeps for its pages, so that they apply in every window: this browser's values are sent to
 * the client, and values that only the client has are adopted. If they differ, this browser's wins.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

type Storage = Pick<WorkbenchClient, 'storage'>;

/** @returns the keys whose values came from the client */
export async function shareStoredValues(
  { storage }: Storage,
  local: KeyValueStorage,
  keys: readonly string[],
): Promise<string[]> {
  const adopted = await Promise.all(
    keys.map(async (key) => {
      const stored = await quietly(storage.getLocal({ key }));
      // The client has no such store: nothing is sent to it.
      if (!stored) return [];
      const own = local.get(key);
      if (own !== undefined) {
        if (stored.value !== own) await quietly(storage.setLocal({ key, value: own }));
        return [];
      }
      return typeof stored.value === 'string' && local.set(key, stored.value) ? [key] : [];
    }),
  );
  return adopted.flat();
}

/** Values that are kept until the client ends, such as the last position in the workbench. */
export function createClientSessionStorage({ storage }: Storage) {
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
