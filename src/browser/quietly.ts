/** Code that nobody waits for. A page is whole without it, so nothing is said where it does not come. */

/** @returns undefined where it did not come */
export async function quietly<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    // For who would tell the visitor (islands/lost-code.ts).
    Object.assign(error as Error, { isQuiet: true }); // an import fails with an error
    return undefined;
  }
}
