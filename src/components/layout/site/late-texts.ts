/** Texts of what a page shows late, in its language alone. They are here before the network can go. */
import type { Dictionaries } from '#i18n/dictionaries.ts';
import type { Twin } from '#i18n/twin.ts';
import { pageLocale } from '#src/browser/page-facts.ts';

export type LateTexts = Twin<Dictionaries['late']>;

export async function fetchLateTexts(): Promise<LateTexts> {
  const { late } = await (pageLocale() === 'zh-CN'
    ? import('#i18n/zh-CN/late.ts')
    : import('#i18n/en-US/late.ts'));
  return late;
}
