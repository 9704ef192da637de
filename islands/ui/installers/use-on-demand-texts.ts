import { useTranslation } from 'react-i18next';
import { useIsAwake } from '#islands/ui/use-is-awake.ts';
import type { Locale } from '#i18n/locales.ts';
import { installerTexts } from './texts.ts';

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
