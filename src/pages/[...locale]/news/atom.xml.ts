import type { APIRoute } from 'astro';
import { localeOfParam } from '#i18n/locales.ts';
import { newsFeed } from '#src/content/feeds.ts';
import { atomFeed } from '#src/domain/feeds.ts';
export { staticLocalePaths as getStaticPaths } from '#i18n/locales.ts';

export const GET: APIRoute = async ({ params, site }) => {
  if (!site) throw new Error('astro.config.ts has to set `site`');
  const feed = await newsFeed({ locale: localeOfParam(params['locale']), siteUrl: site, format: 'atom' });
  return new Response(atomFeed(feed), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
