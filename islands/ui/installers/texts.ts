import { installers as english } from '#i18n/en-US/installers.ts';
import type { Locale } from '#i18n/locales.ts';
import { installers as chinese } from '#i18n/zh-CN/installers.ts';

/** The words of the download pages' islands, which come with their code. */
export const installerTexts = {
  'zh-CN': { installers: chinese },
  'en-US': { installers: english },
} as const satisfies Record<Locale, unknown>;
