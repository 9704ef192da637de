import { installers as english } from '#i18n/en-US/installers.ts';
import { releases as englishReleases } from '#i18n/en-US/releases.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Twin } from '#i18n/twin.ts';
import { installers as chinese } from '#i18n/zh-CN/installers.ts';
import { releases as chineseReleases } from '#i18n/zh-CN/releases.ts';

/** What lists of builds say themselves; systems and requirements come with the builds. */
function listWords({ statuses, get, getFile }: Twin<typeof chineseReleases>) {
  return { statuses, get, getFile };
}

/** The words of the download pages' islands, which come with their code. */
export const installerTexts = {
  'zh-CN': { installers: chinese, releases: listWords(chineseReleases) },
  'en-US': { installers: english, releases: listWords(englishReleases) },
} as const satisfies Record<Locale, unknown>;
