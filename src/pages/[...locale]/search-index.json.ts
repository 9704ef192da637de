/** What the search box fetches on its first use: `/search-index.json`, `/en/search-index.json`. */
import type { APIRoute } from 'astro';
import { localeOfParam, staticLocalePaths } from '#i18n/locales.ts';
import { searchDocuments } from '#src/content/search-documents.ts';

export const getStaticPaths = staticLocalePaths;

export const GET: APIRoute = async ({ params }) =>
  Response.json(await searchDocuments(localeOfParam(params['locale'])));
