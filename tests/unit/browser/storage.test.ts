import { describe, expect, it, vi } from 'vitest';
import { guardedStorage, hasFlag, sessionStorageHelper, setFlag } from '#src/browser/storage.ts';
import { memoryStorage, refusedStorage } from '#tests/helpers/fake-storage.ts';

describe('guardedStorage', () => {
  it('stores, reads and removes', () => {
    const storage = memoryStorage();
    const guarded = guardedStorage(() => storage);

    expect(guarded.set('key', 'value')).toBe(true);
    expect(guarded.get('key')).toBe('value');
    guarded.remove('key');
    expect(guarded.get('key')).toBeUndefined();
  });

  it('is empty if storage is refused (A20)', () => {
    const refused = refusedStorage();

    expect(refused.set('key', 'value')).toBe(false);
    expect(refused.get('key')).toBeUndefined();
    expect(() => refused.remove('key')).not.toThrow();
  });

  it('reports that a full storage stored nothing (A20)', () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };

    expect(guardedStorage(() => full).set('key', 'value')).toBe(false);
  });
});

it('§5.16 sessionStorageHelper throws when asked to store an empty value', () => {
  const storage = memoryStorage();
  const helper = sessionStorageHelper(() => storage);

  expect(() => helper.set('key', '')).toThrow(TypeError);
  expect(storage.length).toBe(0);
  expect(helper.set('key', 'value')).toBe(true);
  expect(helper.get('key')).toBe('value');
});

it('flags are absent without storage', () => {
  vi.stubGlobal('localStorage', undefined);

  setFlag('hasRegistered');
  expect(hasFlag('hasRegistered')).toBe(false);
});
