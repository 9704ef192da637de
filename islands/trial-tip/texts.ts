import { chatAndOffers as english } from '#i18n/en-US/chat-and-offers.ts';
import type { Locale } from '#i18n/locales.ts';
import { chatAndOffers as chinese } from '#i18n/zh-CN/chat-and-offers.ts';

/** The tooltip's words, which come with its code: few visitors see it. */
export const trialTipTexts = {
  'zh-CN': { chatAndOffers: { tooltip: chinese.tooltip } },
  'en-US': { chatAndOffers: { tooltip: english.tooltip } },
} as const satisfies Record<Locale, unknown>;
