/** A page that counts its reloads instead of doing them, with a storage that can be broken. */
export function createReloadHost(stored = new Map<string, string>()) {
  const guard = (): void => {
    if (host.isStorageBroken) throw new Error('The storage is disabled.');
  };
  const host = {
    reloads: 0,
    isDirty: false,
    isStorageBroken: false,
    stored,
    storage: {
      getItem(key: string) {
        guard();
        return stored.get(key) ?? null;
      },
      setItem(key: string, value: string) {
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
