/**
 * What page and client share beside the panels: choices that apply in all of the client's windows, and the path of the
 * website's API requests while the client uses a line.
 */
import { currentAddress } from '#src/browser/location.ts';
import { local, type KeyValueStorage } from '#src/browser/storage.ts';
import { HTTP_TIMEOUT_MS } from '#src/config/constants.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { clientSession } from '#src/stores/page/client-session.ts';
import { pageConsent } from '#src/stores/page/shared.ts';
import { $apiFetch } from '#src/stores/call-api.ts';
import { type WorkbenchClient, quietly } from '#src/stores/client/client.ts';
import { isConnected } from '#src/stores/client/session.ts';
import type { NetworkPaths } from './network/network.ts';
import { createRelayedFetch } from './network/relayed-fetch.ts';

/** The page's language, which other pages adopt, and the answer about statistics. */
const SHARED_KEYS = [localKeys.language, localKeys.analyticsConsent];

/** @returns a function that stops it */
export function shareWithClient(client: WorkbenchClient, network: NetworkPaths): () => void {
  const relayed = createRelayedFetch(client, { base: currentAddress, timeLimitMs: HTTP_TIMEOUT_MS });
  const choose = (): void => {
    const usesLine = network.$state.get().lineId !== null && isConnected(clientSession.$diagnosis.get());
    $apiFetch.set(usesLine ? relayed : undefined);
  };
  const share = async (): Promise<void> => {
    const adopted = await shareStoredValues(client, local, SHARED_KEYS);
    if (adopted.includes(localKeys.analyticsConsent)) pageConsent.refresh();
  };
  const ends = [
    network.$state.listen(choose),
    clientSession.$diagnosis.listen(choose),
    pageConsent.$consent.listen(() => void share()),
  ];
  void network.load();
  void share();
  return () => {
    for (const end of ends) end();
    $apiFetch.set(undefined);
  };
}

type Storage = Pick<WorkbenchClient, 'storage'>;

/**
 * This browser's values are sent to the client, and values that only the client has are adopted. If they differ, this
 * browser's wins.
 *
 * @returns the keys whose values came from the client
 */
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
