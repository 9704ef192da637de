/** Browser storage in memory, and one that refuses everything. */
import { guardedStorage, sessionStorageHelper, type KeyValueStorage } from '#src/browser/storage.ts';

export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

export function memoryLocal(): KeyValueStorage {
  const storage = memoryStorage();
  return guardedStorage(() => storage);
}

export function memorySession(): KeyValueStorage {
  const storage = memoryStorage();
  return sessionStorageHelper(() => storage);
}

/** Like a browser without storage. */
export function refusedStorage(): KeyValueStorage {
  return guardedStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}
