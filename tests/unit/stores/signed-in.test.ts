import { describe, expect, it } from 'vitest';
import { guardedStorage } from '#src/browser/storage.ts';
import { SIGNED_IN_MS } from '#src/domain/signed-in.ts';
import { createSignedIn } from '#src/stores/signed-in.ts';
import { memoryStorage, refusedStorage } from '#tests/helpers/fake-storage.ts';

function setUp() {
  const storage = memoryStorage();
  const clock = { now: 1_790_000_000_000 };
  const store = createSignedIn(
    guardedStorage(() => storage),
    () => clock.now,
  );
  return { store, clock, storage };
}

describe('createSignedIn', () => {
  it('remembers a name for half a day, and nothing else', () => {
    const { store, clock, storage } = setUp();
    expect(store.name()).toBe('');
    store.remember('韩梅梅');
    expect(store.name()).toBe('韩梅梅');
    expect(storage.length).toBe(1);

    clock.now += SIGNED_IN_MS;
    expect(store.name()).toBe('');
  });

  it('knows nobody where the browser keeps nothing', () => {
    const store = createSignedIn(refusedStorage(), Date.now);
    store.remember('韩梅梅');

    expect(store.name()).toBe('');
  });
});
