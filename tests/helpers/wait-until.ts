/** Waits for something to become true. */
const ASK_EVERY_MS = 10;

export async function waitUntil(what: string, isTrue: () => boolean | Promise<boolean>, limitMs = 20_000) {
  const deadline = performance.now() + limitMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Waited ${limitMs / 1000} s for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
