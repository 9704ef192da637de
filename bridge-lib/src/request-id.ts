/**
 * Request ids in the wire's format: milliseconds since 1970 followed by a number from 0 to 99. They are unique within
 * one client instance, also when the system's clock is set back.
 */
import type { Random } from './environment.ts';

const ID_NUMBERS = 100;

export function drawNumber(random: Random): number {
  return Math.min(ID_NUMBERS - 1, Math.floor(random() * ID_NUMBERS));
}

/**
 * With random numbers alone, more than a third of all bursts of ten calls in one millisecond would repeat an id. So
 * used numbers are skipped, the millisecond never goes back, and the next one is taken when all hundred are used.
 */
export function createRequestIds(wallNow: () => number, random: Random): () => string {
  let millisecond = 0;
  const used = new Set<number>();
  return () => {
    const now = Math.floor(wallNow());
    if (now > millisecond || used.size === ID_NUMBERS) {
      millisecond = Math.max(now, millisecond + 1);
      used.clear();
    }
    let number = drawNumber(random);
    while (used.has(number)) number = (number + 1) % ID_NUMBERS;
    used.add(number);
    return `${millisecond}${number}`;
  };
}
