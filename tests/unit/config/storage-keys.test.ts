import { describe, expect, it } from 'vitest';
import { privacyChoices as en } from '#i18n/en-US/privacy-choices.ts';
import { privacyChoices as zh } from '#i18n/zh-CN/privacy-choices.ts';
import { cookieKeys, localKeys, sessionKeys } from '#src/config/storage-keys.ts';

describe('the list of what the browser keeps', () => {
  it.each([
    ['Chinese', zh],
    ['English', en],
  ])('§3.15 names every key of the site and no other in %s', (_language, { kept }) => {
    const told = kept.rows.flatMap(({ keys }): string[] => [...keys]);

    expect(told.sort()).toEqual(
      [cookieKeys, localKeys, sessionKeys].flatMap((keys): string[] => Object.values(keys)).sort(),
    );
  });
});
