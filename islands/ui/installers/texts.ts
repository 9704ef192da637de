import { textsByLocale } from '#islands/ui/texts-by-locale.ts';
import type { Twin } from '#i18n/twin.ts';
import type { installers } from '#i18n/zh-CN/installers.ts';
import type { releases } from '#i18n/zh-CN/releases.ts';

/** The words of the download pages' islands, which come with their code. */
export const installerTexts = textsByLocale({
  installers: import.meta.glob<Twin<typeof installers>>('../../../i18n/*/installers.ts', {
    eager: true,
    import: 'installers',
  }),
  releases: import.meta.glob<Twin<typeof releases>>('../../../i18n/*/releases.ts', {
    eager: true,
    import: 'releases',
  }),
});
