/** Helpers for entries of every collection, whose ids are `zh-CN/slug`. */
import type { Locale } from '#i18n/locales.ts';

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
