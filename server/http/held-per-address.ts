/** Counts the open connections or streams of each address and of the networks around it. */
import { networksOf } from './client-address.ts';

export function createHeldPerAddress(most: number) {
  const held = new Map<string, number>();
  const of = (name: string): number => held.get(name) ?? 0;

  return {
    /**
     * @param address from an `AddressReader`
     * @returns a function that frees the place, once; `undefined` where none is left
     */
    take(address: string) {
      const networks = networksOf(address);
      if (networks.some(({ name, times }) => of(name) >= most * times)) return undefined;
      for (const { name } of networks) held.set(name, of(name) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const { name } of networks) {
          if (of(name) === 1) held.delete(name);
          else held.set(name, of(name) - 1);
        }
      };
    },
  };
}
