import type { Locale } from '#i18n/locales.ts';
import { siteWide as english } from '#i18n/en-US/site-wide.ts';
import { siteWide as chinese } from '#i18n/zh-CN/site-wide.ts';

/** The words of the layout's islands. They come with their code: the same on every page, they are not printed into each. */
export const siteWideTexts = {
  'zh-CN': { siteWide: chinese },
  'en-US': { siteWide: english },
} as const satisfies Record<Locale, unknown>;
