/** Storage access for inline scripts: a value that the browser refuses is absent. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const read = (key: string): string | null | undefined => attempt(() => localStorage.getItem(key));

export const write = (key: string, value: string): void => {
  attempt(() => localStorage.setItem(key, value));
};
