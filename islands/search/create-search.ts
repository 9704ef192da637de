/** A search box's store, joined to this browser. */
import type { Locale } from '#i18n/locales.ts';
import { clock } from '#src/browser/clock.ts';
import { currentAddress, replaceAddress } from '#src/browser/location.ts';
import { fetchSearchDocuments } from '#src/browser/search-index.ts';
import { QUESTION_PARAMETER } from '#src/config/page-constants.ts';
import { createSearchBox, type SearchBox } from '#src/stores/search.ts';

export function createBrowserSearch(locale: Locale, index: string): SearchBox {
  return createSearchBox({
    fetchDocuments: (signal) => fetchSearchDocuments(index, signal),
    segmenter: 'Segmenter' in Intl ? new Intl.Segmenter(locale, { granularity: 'word' }) : undefined,
    clock,
    keep,
  });
}

/** As src/browser/fill-search-box.ts reads it. */
function keep(query: string): void {
  const address = new URL(currentAddress());
  if ((address.searchParams.get(QUESTION_PARAMETER) ?? '') === query) return;
  if (query) address.searchParams.set(QUESTION_PARAMETER, query);
  else address.searchParams.delete(QUESTION_PARAMETER);
  replaceAddress(address.href);
}
