/** The texts that the search box loads on its first use: `/search-index.json`, `/en/search-index.json`. */
import type { APIRoute } from 'astro';
import { localeOfParam } from '#i18n/locales.ts';
import { searchDocuments } from '#src/content/search-documents.ts';
import type { SearchTexts } from '#src/domain/search/search.ts';
import { commonWords, pinyinOf } from '#src/domain/search/pinyin.ts';

/** Words that occur in so many texts get their pinyin; rarer ones are not worth the bytes. */
const COMMON = 4;
export { staticLocalePaths as getStaticPaths } from '#i18n/locales.ts';

export const GET: APIRoute = async ({ params }) => {
  const documents = await searchDocuments(localeOfParam(params['locale']));
  const names = documents.flatMap(({ title, names: others = [] }) => [title, ...others]);
  const texts = documents.map(({ title, text }) => `${title} ${text}`);
  const pinyin = pinyinOf([...names, ...commonWords(texts, COMMON)]);
  return Response.json({ documents, pinyin } satisfies SearchTexts);
};
