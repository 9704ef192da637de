/** What the market calls an application, for a page that was given its id alone. */
import { locales } from '#i18n/locales.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { MAX_PAGE_SIZE } from '#src/config/wire.ts';

/** @returns undefined where the market cannot be asked, or does not have it */
export async function applicationName(id: string, signal: AbortSignal): Promise<string | undefined> {
  const { callApi } = await import('#src/stores/call-api.ts');
  const { applicationMarketList } = await import('#src/api/contract/market.ts');
  const { apiLanguage: language } = locales[pageLocale()];
  for (let page = 1, known = 0; !signal.aborted; page += 1) {
    const query = { keyword: '', category: '', page, page_size: MAX_PAGE_SIZE };
    const answer = await callApi(applicationMarketList, query, { language, signal });
    if (!answer.ok || answer.data.list.length === 0) return undefined;
    const found = answer.data.list.find((entry) => entry.id === id);
    known += answer.data.list.length;
    if (found || known >= answer.data.total) return found?.name;
  }
  return undefined;
}
