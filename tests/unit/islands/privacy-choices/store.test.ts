import { describe, expect, it, vi } from 'vitest';
import { guardedStorage, sessionStorageHelper } from '#src/browser/storage.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { createPrivacyChoices } from '#islands/privacy-choices/store.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

function setUp(known: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(known));
  const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
  const parts = {
    capture: vi.fn(),
    readCookie: (name: string) => cookies.get(name),
    removeCookie: (name: string) => void cookies.delete(name),
    dropParameters: vi.fn(),
    forgetConsent: vi.fn(),
    reload: vi.fn(),
    local: guardedStorage(() => localStorage),
    session: sessionStorageHelper(() => sessionStorage),
  };
  return { choices: createPrivacyChoices(parts), ...parts, cookies, localStorage, sessionStorage };
}

describe('the privacy choices', () => {
  it('show who sent the visitor, including this page’s address', () => {
    const { choices, capture, cookies } = setUp();
    capture.mockImplementation(() => cookies.set('promoter', 'harbor').set('utm_source', 'mail'));

    choices.start();

    expect(choices.$origin.get().known).toEqual([
      { name: 'promoter', value: 'harbor' },
      { name: 'utm_source', value: 'mail' },
    ]);
  });

  it('leave the pure edition and keep everything else', () => {
    const { choices, local, localStorage, dropParameters, reload } = setUp();
    local.set(localKeys.productLine, 'lite');
    local.set(localKeys.language, 'en-US');
    choices.start();
    expect(choices.$isPure.get()).toBe(true);

    choices.leavePureLine();

    expect(localStorage.length).toBe(1);
    expect(dropParameters).toHaveBeenCalledExactlyOnceWith(['product_line']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('delete everything that the site stores, and nothing else', () => {
    const { choices, cookies, local, session, localStorage, sessionStorage, forgetConsent } = setUp({
      promoter: 'harbor',
    });
    for (const key of Object.values(localKeys)) local.set(key, '1');
    for (const key of Object.values(sessionKeys)) session.set(key, '1');
    local.set('of somebody else', '1');
    choices.start();

    choices.clearAll();

    expect(choices.$isCleared.get()).toBe(true);
    expect(cookies.size).toBe(0);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
    expect(forgetConsent).toHaveBeenCalledTimes(1);
  });
});
