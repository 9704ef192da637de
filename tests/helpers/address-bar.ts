/** A page at an address, which its own scripts may change. */
import { vi } from 'vitest';

/** @param replaceState of a browser that refuses */
export function visit(href: string, replaceState?: () => void): { address: () => string } {
  let address = href;
  vi.stubGlobal('location', {
    get href() {
      return address;
    },
    get search() {
      return new URL(address).search;
    },
    protocol: 'https:',
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: replaceState ?? ((_state: unknown, _title: string, next: string) => (address = next)),
  });
  return { address: () => address };
}
