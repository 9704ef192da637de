/**
 * Local and session storage that never throw: if the browser refuses them, or they are full or broken, reading gives
 * nothing and writing does nothing.
 */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  /** @returns whether it was stored */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** @param open returns the browser's storage; with storage switched off this already throws */
export function guardedStorage(open: () => Storage): KeyValueStorage {
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      return otherwise; // refused, or full
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/**
 * Session storage takes no empty values: remove the key instead. `set` throws a TypeError for one, since that is the
 * caller's mistake.
 */
export function sessionStorageHelper(open: () => Storage): KeyValueStorage {
  const storage = guardedStorage(open);
  return {
    ...storage,
    set(key, value) {
      if (value === '') throw new TypeError(`Nothing to store under "${key}"; remove it instead.`);
      return storage.set(key, value);
    },
  };
}

export const local = guardedStorage(() => localStorage);
export const session = sessionStorageHelper(() => sessionStorage);

const SET = '1';

/** Sets flags such as `hasRegistered`, which are never removed. */
export function setFlag(key: string): void {
  local.set(key, SET);
}

export function hasFlag(key: string): boolean {
  return local.get(key) === SET;
}

/**
 * Calls back when another tab changed a key of local storage or cleared it, or this page called `tellPage`.
 * @returns a function that stops it
 */
export function onOtherTab(key: string, callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The browser itself tells only the other tabs. */
export function notifyThisPage(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}
