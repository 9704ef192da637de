/** The articles of one language that are published when the site is built, newest first. */
import type { Locale } from '#i18n/locales.ts';
import { buildTime } from '#src/config/build-time.ts';
import { publishedBy } from '#src/domain/news.ts';
import { entriesOf, type LocalEntry } from './local-entries.ts';

export async function readNews(locale: Locale): Promise<LocalEntry<'news'>[]> {
  return publishedBy(await entriesOf('news', locale), buildTime);
}
