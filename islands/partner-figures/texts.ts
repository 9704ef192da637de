import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import type { Twin } from '#i18n/twin.ts';
import type { partnerFigures } from '#i18n/zh-CN/partner-figures.ts';
import { textsByLocale } from '#islands/ui/texts.tsx';

const NAME = 'partnerFigures';

const texts = textsByLocale({
  [NAME]: import.meta.glob<Twin<typeof partnerFigures>>('../../i18n/*/partner-figures.ts', {
    eager: true,
    import: 'partnerFigures',
  }),
});

/** The island's own words, which come with its code: the page is full. */
export function useFigureTexts(locale: Locale) {
  const { t, i18n } = useTranslation(NAME);
  if (!i18n.hasResourceBundle(locale, NAME)) i18n.addResourceBundle(locale, NAME, texts[locale][NAME]);
  return t;
}
