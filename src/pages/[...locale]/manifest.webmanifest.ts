/** The web manifest of each language: name, colours and icons for a home screen. */
import type { APIRoute } from 'astro';
import { localeOfParam, localizedPath, locales } from '#i18n/locales.ts';
import { site } from '#src/config/site.ts';
import { getT } from '#src/config/texts.ts';
export { staticLocalePaths as getStaticPaths } from '#i18n/locales.ts';

export const GET: APIRoute = ({ params }) => {
  const locale = localeOfParam(params['locale']);
  const start = localizedPath(locale, '/');
  const manifest = {
    id: start,
    start_url: start,
    scope: start,
    lang: locales[locale].htmlLang,
    name: site[locale].brand,
    short_name: site[locale].brandShort,
    description: getT(locale, 'llmsTxt')('summary'),
    display: 'browser',
    background_color: '#eff5f8',
    theme_color: '#0b2430',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
