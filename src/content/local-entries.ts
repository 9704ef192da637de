/** The entries of a collection in one language, with slugs that both languages share. Ids are `zh-CN/slug`. */
import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';

export type LocalEntry<Name extends CollectionKey> = CollectionEntry<Name> & { slug: string };

export async function entriesOf<Name extends CollectionKey>(
  name: Name,
  locale: Locale,
): Promise<LocalEntry<Name>[]> {
  const all = await getCollection(name);
  return all.filter(isOf(locale)).map((entry) => ({ ...entry, slug: entryName(entry) }));
}

/** `getStaticPaths` of a route with many pages: `pages` returns those of one language with their path parameters. */
export async function pagesByLocale<Params extends object, Props>(
  pages: (locale: Locale) => Promise<{ params: Params; props: Props }[]>,
) {
  const all = localeCodes.map(async (code) =>
    (await pages(code)).map(({ params, props }) => ({
      params: { locale: locales[code].prefix || undefined, ...params },
      props,
    })),
  );
  return (await Promise.all(all)).flat();
}

/** @throws Error when the language has no such entry, since the page would be empty */
export async function entryOf<Name extends CollectionKey>(
  name: Name,
  locale: Locale,
  slug: string,
): Promise<LocalEntry<Name>> {
  const found = (await entriesOf(name, locale)).find((entry) => entry.slug === slug);
  if (!found) throw new Error(`src/content/${name}/${locale}/${slug}.md is missing`);
  return found;
}

interface Entry {
  id: string;
}

/** A filter for `getCollection`. */
export function isOf(locale: Locale): (entry: Entry) => boolean {
  return ({ id }) => id.startsWith(`${locale}/`);
}

/** The slug, which is the same in every language. */
export function entryName({ id }: Entry): string {
  return id.slice(id.indexOf('/') + 1);
}

/** The HTML of an entry. The loader renders while it reads, so it is always there. */
export function entryHtml(entry: Entry & { rendered?: { html: string } | undefined }): string {
  if (!entry.rendered) throw new Error(`${entry.id} was not rendered`);
  return entry.rendered.html;
}
