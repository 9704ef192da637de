/** A page that counts its reloads instead of doing them. */
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

export function createReloadHost() {
  const host = {
    reloads: 0,
    isDirty: false,
    storage: memoryStorage(),
    reload() {
      host.reloads += 1;
    },
    hasUnsavedInput: () => host.isDirty,
  };
  return host;
}
