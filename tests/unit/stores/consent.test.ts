import { describe, expect, it } from 'vitest';
import type { AnalyticsPolicy } from '#src/config/consent.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { guardedStorage } from '#src/browser/storage.ts';
import { createConsent } from '#src/stores/consent.ts';
import { memoryStorage, refusedStorage } from '#tests/helpers/fake-storage.ts';

function setUp(policy: AnalyticsPolicy = 'ask', hasPrivacySignal = false) {
  const storage = memoryStorage();
  const local = guardedStorage(() => storage);
  const create = () =>
    createConsent({
      config: { regions: [], elsewhere: policy },
      local,
      timeZone: 'Asia/Shanghai',
      hasPrivacySignal,
    });
  return { storage, local, create, store: create() };
}

describe('the consent store', () => {
  it('starts with the question, and keeps the answer for the next page', () => {
    const { store, create } = setUp();
    expect(store.$consent.get()).toBe('ask');

    store.answer('granted');

    expect(store.$consent.get()).toBe('granted');
    expect(create().$consent.get()).toBe('granted');
  });

  it('takes an answer back', () => {
    const { store } = setUp();
    store.answer('granted');
    store.answer('refused');
    expect(store.$consent.get()).toBe('refused');

    store.forget();

    expect(store.$consent.get()).toBe('ask');
  });

  it('hears what another tab was told', () => {
    const { store, local } = setUp();
    store.answer('granted');
    local.set(localKeys.analyticsConsent, 'refused');

    store.refresh();

    expect(store.$consent.get()).toBe('refused');
  });

  it('takes no yes against Global Privacy Control', () => {
    const { store } = setUp('ask', true);

    store.answer('granted');

    expect(store.$consent.get()).toBe('refused');
  });

  it('believes an answer for this page where nothing can be kept (A20)', () => {
    const store = createConsent({
      config: { regions: [], elsewhere: 'ask' },
      local: refusedStorage(),
      timeZone: '',
      hasPrivacySignal: false,
    });

    store.answer('refused');

    expect(store.$consent.get()).toBe('refused');
  });
});
