/** A browser for stores under test: time, storage and the way out are the test's, and what the store did is on record. */
import { vi } from 'vitest';
import type { Host } from '#src/browser/host.ts';
import { guardedStorage } from '#src/browser/storage.ts';
import { memorySession, memoryStorage } from './fake-storage.ts';
import { createPageClock, type PageClock } from './page-clock.ts';
import { createPageLeave, type PageLeave } from './page-leave.ts';

export interface TestHost extends Host, PageLeave {
  clock: PageClock;
  goTo: ReturnType<typeof vi.fn<Host['goTo']>>;
  replacePage: ReturnType<typeof vi.fn<Host['replacePage']>>;
  copyText: ReturnType<typeof vi.fn<Host['copyText']>>;
  track: ReturnType<typeof vi.fn<Host['track']>>;
  /** The network comes and goes. */
  setOnline: (isOnline: boolean) => void;
}

/** @param address where the page stands; the store may change it */
export function testHost(overrides: Partial<TestHost> = {}, address = 'https://site.test/'): TestHost {
  const url = new URL(address);
  const storage = memoryStorage();
  const hearers = new Set<(isOnline: boolean) => void>();
  let isOnline = true;
  return {
    clock: createPageClock(),
    local: guardedStorage(() => storage),
    session: memorySession(),
    address: () => url.href,
    origin: () => url.origin,
    query: () => new URLSearchParams(url.search),
    referrer: () => '',
    goTo: vi.fn(),
    replacePage: vi.fn(),
    replaceAddress: (next) => void (url.href = next),
    ...createPageLeave(),
    isOnline: () => isOnline,
    onNetworkChange(callback) {
      hearers.add(callback);
      return () => void hearers.delete(callback);
    },
    setOnline(next) {
      isOnline = next;
      for (const hear of hearers) hear(next);
    },
    copyText: vi.fn<Host['copyText']>(() => Promise.resolve(true)),
    track: vi.fn(),
    ...overrides,
  };
}
