/** Loads optional code: the page is complete without it, so a failure is not shown. */

/** @returns undefined if the load failed */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    // Tells islands/reload-on-failure.ts not to report it.
    Object.assign(error as Error, { isQuiet: true }); // an import fails with an error
    return undefined;
  }
}
