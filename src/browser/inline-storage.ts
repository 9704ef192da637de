/** The browser's storage for inline scripts: a value that it refuses to give reads as absent. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const read = (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null;

export const write = (key: string, value: string): void => {
  attempt(() => localStorage.setItem(key, value));
};
