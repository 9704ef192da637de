import { describe, expect, it } from 'vitest';
import type { AnalyticsPolicy } from '#src/config/consent.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { createConsent } from '#src/stores/consent.ts';
import { memoryLocal, refusedStorage } from '#tests/helpers/fake-storage.ts';

function setUp(policy: AnalyticsPolicy = 'ask', hasPrivacySignal = false, local = memoryLocal()) {
  let tell: () => void = () => undefined;
  const config = { regions: [], elsewhere: policy };
  const create = () => {
    const store = createConsent({
      local,
      situation: () => ({ config, timeZone: () => 'Asia/Shanghai', hasPrivacySignal }),
      onOtherTab: (callback) => void (tell = callback),
    });
    store.start();
    return store;
  };
  return { local, create, store: create(), tellOtherTab: () => tell() };
}

describe('the consent store', () => {
  it.each<[AnalyticsPolicy, boolean, string]>([
    ['ask', false, 'ask'],
    ['off', false, 'off'],
    ['ask', true, 'signal'],
  ])('says why it is so: policy %s, signal %j', (policy, hasPrivacySignal, standing) => {
    expect(setUp(policy, hasPrivacySignal).store.$standing.get()).toBe(standing);
  });

  it('starts with the question, and keeps the answer for the next page', () => {
    const { store, create } = setUp();
    expect(store.$consent.get()).toBe('ask');

    store.answer('granted');

    expect(store.$consent.get()).toBe('granted');
    expect(create().$consent.get()).toBe('granted');
  });

  it('follows an answer in another tab', () => {
    const { store, local, tellOtherTab } = setUp();
    store.answer('granted');
    local.set(localKeys.analyticsConsent, 'refused');

    tellOtherTab();

    expect(store.$consent.get()).toBe('refused');
  });

  it('accepts no yes against Global Privacy Control', () => {
    const { store } = setUp('ask', true);

    store.answer('granted');

    expect(store.$consent.get()).toBe('refused');
  });

  it('applies an answer to this page without storage (A20)', () => {
    const { store } = setUp('ask', false, refusedStorage());

    store.answer('refused');

    expect(store.$consent.get()).toBe('refused');
  });
});
