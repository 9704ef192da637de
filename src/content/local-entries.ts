/** The entries of a collection in one language, each with the slug that its twin in the other language shares. */
import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { entryName, isOf } from './entries.ts';

export type LocalEntry<Name extends CollectionKey> = CollectionEntry<Name> & { slug: string };

export async function entriesOf<Name extends CollectionKey>(
  name: Name,
  locale: Locale,
): Promise<LocalEntry<Name>[]> {
  const all = await getCollection(name);
  return all.filter(isOf(locale)).map((entry) => ({ ...entry, slug: entryName(entry) }));
}

/** @throws Error when the language has no such entry: a page must not be built around nothing */
export async function entryOf<Name extends CollectionKey>(
  name: Name,
  locale: Locale,
  slug: string,
): Promise<LocalEntry<Name>> {
  const found = (await entriesOf(name, locale)).find((entry) => entry.slug === slug);
  if (!found) throw new Error(`src/content/${name}/${locale}/${slug}.md is missing`);
  return found;
}
