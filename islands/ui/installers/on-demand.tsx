/** What the download pages' islands leave out of the HTML: texts and style that are loaded with their code. */
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { textsByLocale } from '#islands/ui/texts.tsx';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import style from '#src/styles/on-demand/downloads.css?url';
import { requirements } from '#src/config/requirements.ts';
import type { Line, System } from '#src/domain/releases/types.ts';

/** Texts of the download pages' islands, loaded with their code. */
export const installerTexts = textsByLocale<'installers' | 'releases'>(
  import.meta.glob('../../../i18n/*/{installers,releases}.ts', { eager: true }),
);

/**
 * Texts that an island shows only after an event, and the HTML leaves out.
 *
 * @returns undefined until hydration
 */
export function useOnDemandTexts() {
  const isHydrated = useIsHydrated();
  const { t, i18n } = useTranslation('installers');
  if (!isHydrated) return undefined;
  const language = i18n.language as Locale; // the page's, as `Texts` set it
  // The island may have other texts as well.
  if (!i18n.hasResourceBundle(language, 'installers'))
    i18n.addResourceBundle(language, 'installers', installerTexts[language].installers);
  return t;
}

/** Rendered beside the elements that it styles: React loads the sheet once and shows them when it is there. */
export const OnDemandStyle = () => <link rel="stylesheet" href={style} precedence="late" />;

type Parts = [line: Line, system: System, bits?: string];
const partsOf = (slot: string) => slot.split('/') as Parts; // as `slotOf` writes it

/**
 * Name and requirements of a build, in texts loaded with the island's code. Builds are named by slots: `v6/windows/64`.
 */
export function useBuildWords() {
  const { t } = useTranslation('releases');
  return {
    systemOf: (slot: string): string => {
      const [, system, bits] = partsOf(slot);
      const name = t(`systems.${system}`);
      return bits ? t('bits', { system: name, bits }) : name;
    },
    needOf: (slot: string): string => {
      const [line, system] = partsOf(slot);
      const key = `requirements.${line}.${system}` as 'requirements.v6.windows'; // each build has its sentence
      return t(key, requirements[line]);
    },
  };
}
