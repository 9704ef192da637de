/**
 * Local and session storage that never get in the way: a browser that refuses them, a full one or a broken one reads as
 * empty and takes nothing.
 */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  /** @returns whether it was kept */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** @param open gives the browser's own storage; a browser with storage switched off throws already there */
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
 * Session storage takes no empty values: where there is nothing to keep, remove the key instead.
 * `set` throws a TypeError for an empty value; that is a mistake in the caller, not in the browser.
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

/** Flags such as `hasRegistered`: set once, never taken back. */
export function setFlag(key: string): void {
  local.set(key, SET);
}

export function hasFlag(key: string): boolean {
  return local.get(key) === SET;
}

/**
 * Another tab of this browser changed a key of local storage, or cleared it all; or this page did, and said so.
 * @returns ends that
 */
export function onOtherTab(key: string, callback: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Browsers tell the other tabs alone. */
export function tellPage(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}
