/** The entries of a collection in one language, with slugs that both languages share. Ids are `zh-CN/slug`. */
import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';

export type LocalEntry<Name extends CollectionKey> = CollectionEntry<Name> & { slug: string };

export async function entriesOf<Name extends CollectionKey>(
  name: Name,
  locale: Locale,
): Promise<LocalEntry<Name>[]> {
  const start = `${locale}/`;
  const entries = (await getCollection(name)).filter(({ id }) => id.startsWith(start));
  return entries.map((entry) => ({ ...entry, slug: entry.id.slice(start.length) }));
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

/** The HTML of an entry. The loader renders while it reads, so it is always there. */
export function entryHtml({ id, rendered }: Pick<CollectionEntry<CollectionKey>, 'id' | 'rendered'>): string {
  if (!rendered) throw new Error(`${id} was not rendered`);
  return rendered.html;
}
