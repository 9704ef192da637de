/** The late words of this page's islands, in its language alone. */
import { onNetworkChange } from '#src/browser/network.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { createLateTexts } from '#src/stores/late-texts.ts';

/** By namespace of the dictionary. */
export const pageLateTexts = {
  downloadLate: createLateTexts({
    onNetworkChange,
    async load() {
      const { downloadLate } = await (pageLocale() === 'zh-CN'
        ? import('#i18n/zh-CN/download-late.ts')
        : import('#i18n/en-US/download-late.ts'));
      return downloadLate;
    },
  }),
};
