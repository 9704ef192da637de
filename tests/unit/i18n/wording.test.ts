import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';

describe('the home page’s texts', () => {
  it.each(localeCodes)('contain no invented sign-ups, in %s', (locale) => {
    expect(JSON.stringify(dictionaries[locale].home)).not.toMatch(/\bago\b|minutes? |分钟前|注册成功/);
  });
});
