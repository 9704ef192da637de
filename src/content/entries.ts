/** Small helpers for entries of every collection: their ids are `zh-CN/slug`. */
import type { Locale } from '#i18n/locales.ts';

interface Entry {
  id: string;
}

/** A filter for `getCollection`. */
export function isOf(locale: Locale): (entry: Entry) => boolean {
  return ({ id }) => id.startsWith(`${locale}/`);
}

/** The slug: the same in every language. */
export function entryName({ id }: Entry): string {
  return id.slice(id.indexOf('/') + 1);
}

/** The finished HTML of an entry. The loader renders while the collections are read, so it is always there. */
export function entryHtml(entry: Entry & { rendered?: { html: string } | undefined }): string {
  if (!entry.rendered) throw new Error(`${entry.id} was not rendered`);
  return entry.rendered.html;
}
