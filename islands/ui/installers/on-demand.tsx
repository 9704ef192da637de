/** What the islands of the download pages have in no HTML: words and style that come with their code. */
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { textsByLocale } from '#islands/ui/texts.tsx';
import { useIsAwake } from '#islands/ui/use-is-awake.ts';
import style from '#src/styles/on-demand/downloads.css?url';

/** The words of the download pages' islands, which come with their code. */
export const installerTexts = textsByLocale<'installers' | 'releases'>(
  import.meta.glob('../../../i18n/*/{installers,releases}.ts', { eager: true }),
);

/**
 * What an island shows only when something has happened: nothing of it stands in the HTML.
 *
 * @returns undefined until the island is awake
 */
export function useOnDemandTexts() {
  const isAwake = useIsAwake();
  const { t, i18n } = useTranslation('installers');
  if (!isAwake) return undefined;
  const language = i18n.language as Locale; // the page's, as `Texts` set it
  // The island may have other words besides.
  if (!i18n.hasResourceBundle(language, 'installers'))
    i18n.addResourceBundle(language, 'installers', installerTexts[language].installers);
  return t;
}

/** Stands beside the elements that the sheet styles: React loads it once for the page, and shows its neighbours when it is there. */
export const OnDemandStyle = () => <link rel="stylesheet" href={style} precedence="late" />;
