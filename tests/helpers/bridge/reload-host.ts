/** A page that counts its reloads instead of doing them, with a storage that can be broken. */
import type { ReloadHost } from '#bridge-lib';

export interface FakeReloadHost extends ReloadHost {
  reloads: number;
  isDirty: boolean;
  isStorageBroken: boolean;
  readonly stored: Map<string, string>;
}

export function createReloadHost(stored = new Map<string, string>()): FakeReloadHost {
  const guard = (): void => {
    if (host.isStorageBroken) throw new Error('The storage is disabled.');
  };
  const host: FakeReloadHost = {
    reloads: 0,
    isDirty: false,
    isStorageBroken: false,
    stored,
    storage: {
      getItem(key) {
        guard();
        return stored.get(key) ?? null;
      },
      setItem(key, value) {
        guard();
        stored.set(key, value);
      },
    },
    reload() {
      host.reloads += 1;
    },
    hasUnsavedInput: () => host.isDirty,
  };
  return host;
}
