import type { APIRoute } from 'astro';
import { locales, localizedPath, otherLocales } from '#i18n/locales.ts';
import { feedNames, feedPaths } from '#src/domain/feeds.ts';
import { pageNames } from '#src/config/page-texts.ts';
import { siteOf } from '#src/config/path-to.ts';
import { routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { getT, localeOf } from '#src/config/texts.ts';
import { entriesOf } from '#src/content/local-entries.ts';
import { readNews } from '#src/content/news.ts';
import { llmsText } from '#src/domain/llms.ts';
export { staticLocalePaths as getStaticPaths } from '#i18n/locales.ts';

export const GET: APIRoute = async (context) => {
  const locale = localeOf(context);
  const siteUrl = siteOf(context);
  const t = getT(locale, 'llmsTxt');
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const pages = pageNames(locale);
  const url = (path: string) => new URL(localizedPath(locale, path), siteUrl).href;
  const news = await readNews(locale);
  const guides = await entriesOf('marketplaces', locale);
  const cases = (await entriesOf('cases', locale)).sort((a, b) => a.data.order - b.data.order);

  const text = llmsText({
    name: site[locale].brand,
    summary: t('summary'),
    facts: t.tree('facts'),
    sections: [
      {
        title: t('pages'),
        links: routes.flatMap(({ id, path, indexed }) => {
          const name = pages[id];
          return indexed && name !== undefined ? [{ name, url: url(path) }] : [];
        }),
      },
      {
        title: t('guides'),
        links: [
          ...guides.map(({ slug, data }) => ({ path: `/browser-users/${slug}`, data })),
          ...news.map(({ slug, data }) => ({ path: `/news/${slug}`, data })),
        ].map(({ path, data }) => ({ name: data.title, url: url(path), note: data.description })),
      },
      {
        title: t('cases'),
        links: cases.map(({ slug, data }) => ({
          name: data.title,
          url: url(`/customer-cases/${slug}`),
          note: data.summary,
        })),
      },
      {
        title: t('data'),
        links: [
          { name: t('releases'), url: new URL('/releases.json', siteUrl).href },
          ...feedNames.map((name) => ({
            name: `${pages[name] ?? name} (Atom)`,
            url: url(feedPaths(name).atom),
          })),
          ...otherLocales(locale).map((other) => ({
            name: languages.of(locales[other].htmlLang) ?? locales[other].ownName,
            url: new URL(localizedPath(other, '/llms.txt'), siteUrl).href,
          })),
        ],
      },
    ],
  });
  return new Response(text);
};
