import { across as english } from '#i18n/en-US/across.ts';
import type { Locale } from '#i18n/locales.ts';
import { across as chinese } from '#i18n/zh-CN/across.ts';

/** The tooltip's words, which come with its code: few visitors see it. */
export const trialTipTexts = {
  'zh-CN': { across: { tooltip: chinese.tooltip } },
  'en-US': { across: { tooltip: english.tooltip } },
} as const satisfies Record<Locale, unknown>;
