/** The translator with this site's brand names: `{{brand}}`, `{{brandLite}}`, `{{brandShort}}` and `{{company}}` work in every text. */
import { createTranslator, type Variables } from '#i18n/index.ts';
import type { Locale } from '#i18n/locales.ts';
import { site } from './site.ts';

function brandNames(locale: Locale): Variables {
  const { brand, brandLite, brandShort, company } = site[locale];
  return { brand, brandLite, brandShort, company };
}

export const { getT, pickDictionary } = createTranslator({
  'zh-CN': brandNames('zh-CN'),
  'en-US': brandNames('en-US'),
});
