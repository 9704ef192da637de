import type { APIRoute } from 'astro';
import { localeOfParam } from '#i18n/locales.ts';
import { changelogFeed } from '#src/content/feeds.ts';
import { jsonFeed } from '#src/domain/feeds.ts';
export { staticLocalePaths as getStaticPaths } from '#i18n/locales.ts';

export const GET: APIRoute = async ({ params, site }) => {
  if (!site) throw new Error('astro.config.ts has to set `site`');
  const feed = await changelogFeed({
    locale: localeOfParam(params['locale']),
    siteUrl: site,
    format: 'json',
  });
  return new Response(jsonFeed(feed), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
};
