/** Measures whether and how fast a source of installers answers. */
import { timeLimit } from '#src/browser/network.ts';

const TIME_LIMIT_MS = 10_000;

/**
 * The page cannot read another host's answer; that there is one is enough.
 * @param address of a file there
 * @returns milliseconds until the answer began; undefined for a refusal, an error or none within ten seconds
 */
export async function latencyOf(address: string): Promise<number | undefined> {
  const isOwn = new URL(address, location.href).origin === location.origin;
  const start = performance.now();
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      mode: isOwn ? 'same-origin' : 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: timeLimit(TIME_LIMIT_MS),
    });
    const answers = response.ok || response.type === 'opaque';
    return answers ? Math.round(performance.now() - start) : undefined;
  } catch {
    return undefined; // refused, cut off or too slow: all the same to the visitor
  }
}
