import { expect, it, vi } from 'vitest';
import { guardedStorage, sessionStorageHelper } from '#src/browser/storage.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { createPrivacyChoices } from '#islands/privacy-choices/store.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

it('the privacy choices show who sent the visitor, and delete all that the site stores, and nothing else', () => {
  const cookies = new Map<string, string>();
  const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
  const [local, session] = [guardedStorage(() => localStorage), sessionStorageHelper(() => sessionStorage)];
  const forgetConsent = vi.fn();
  const choices = createPrivacyChoices({
    // This page's address has a promoter.
    capture: vi.fn().mockImplementationOnce(() => cookies.set('promoter', 'harbor')),
    readCookie: (name) => cookies.get(name),
    removeCookie: (name) => void cookies.delete(name),
    dropParameters: vi.fn(),
    forgetConsent,
    reload: vi.fn(),
    local,
    session,
  });
  for (const key of Object.values(localKeys)) local.set(key, '1');
  for (const key of Object.values(sessionKeys)) session.set(key, '1');
  local.set('of somebody else', '1');
  choices.start();
  expect(choices.$origin.get().known).toEqual([{ name: 'promoter', value: 'harbor' }]);

  choices.clearAll();

  expect(choices.$isCleared.get()).toBe(true);
  expect(cookies.size).toBe(0);
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  expect(forgetConsent).toHaveBeenCalledOnce();
});
