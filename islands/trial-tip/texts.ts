import { textsByLocale } from '#islands/ui/texts-by-locale.ts';
import type { Twin } from '#i18n/twin.ts';
import type { chatAndOffers } from '#i18n/zh-CN/chat-and-offers.ts';

/** The tooltip's words, which come with its code: few visitors see it. */
export const trialTipTexts = textsByLocale({
  chatAndOffers: import.meta.glob<Twin<typeof chatAndOffers>>('../../i18n/*/chat-and-offers.ts', {
    eager: true,
    import: 'chatAndOffers',
  }),
});
