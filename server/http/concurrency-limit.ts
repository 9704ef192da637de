/** Counts the open connections or streams of each address and of the networks around it. */
import { networksOf } from './client-address.ts';

export function createConcurrencyLimit(max: number) {
  const counts = new Map<string, number>();
  const countOf = (name: string): number => counts.get(name) ?? 0;

  return {
    /**
     * @param address from an `AddressReader`
     * @returns a function that releases the place, once; `undefined` where none is left
     */
    acquire(address: string) {
      const networks = networksOf(address);
      if (networks.some(({ name, times }) => countOf(name) >= max * times)) return undefined;
      for (const { name } of networks) counts.set(name, countOf(name) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const { name } of networks) {
          if (countOf(name) === 1) counts.delete(name);
          else counts.set(name, countOf(name) - 1);
        }
      };
    },
  };
}
