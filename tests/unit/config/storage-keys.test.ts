import { expect, it } from 'vitest';
import { storagePurposes } from '#src/config/storage-purposes.ts';
import { cookieKeys, localKeys, sessionKeys } from '#src/config/storage-keys.ts';

it('§3.15 the list of stored data names every key of the site once', () => {
  const all = [cookieKeys, localKeys, sessionKeys].flatMap((keys): string[] => Object.values(keys));

  expect(Object.values(storagePurposes).flat().sort()).toEqual(all.sort());
});
