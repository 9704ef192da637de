import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { designPage } from './integrations/design-page.ts';
import { finishPages } from './integrations/finish-pages.ts';
import { onIntent } from './integrations/on-intent.ts';
import { retryingImports } from './integrations/retrying-imports.ts';
import { buildTargets, newStyleFrom, wholeFrom } from './src/config/browsers.ts';
import { defaultSiteUrl } from './src/config/site.ts';

/** The download pages alone, for another host. */
const isMirror = process.env['PUBLIC_MIRROR_SITE'] === '1';
const siteUrl = process.env['SITE_URL'] ?? defaultSiteUrl;

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    react({ include: ['**/islands/**/*.tsx'] }),
    onIntent(),
    designPage(),
    finishPages({
      mirrorOf: isMirror ? siteUrl : undefined,
      apiBase: process.env['PUBLIC_API_BASE'],
      imageOrigins: process.env['PUBLIC_IMAGE_ORIGINS'],
      chatScript: process.env['PUBLIC_CHAT_SCRIPT'],
      installerBases: [process.env['PUBLIC_DOWNLOAD_BASE'], process.env['PUBLIC_DOWNLOAD_MIRRORS']].join(' '),
    }),
  ],
  vite: {
    plugins: [retryingImports()],
    build: {
      rolldownOptions: {
        output: {
          // Grouped by when it is needed, each with what it imports: few files, and each cached for all pages.
          codeSplitting: {
            groups: [
              // Every page, at rest: the islands' runtime, the stores' library, the helper that fetches code.
              {
                name: 'site',
                priority: 3,
                test: /SiteScript\.astro|src\/browser\/site-start|vite\/preload-helper|node_modules\/nanostores\//,
              },
              // What every island needs.
              {
                name: 'react',
                priority: 2,
                test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|i18next|react-i18next|@nanostores\/react)\/|islands\/ui\/texts/,
              },
              // The website API's client with its cipher: for islands that send, and for live figures.
              {
                name: 'api',
                priority: 1,
                test: /src\/api\/clients|src\/stores\/call-api|node_modules\/valibot\//,
              },
              { name: 'bridge', priority: 1, test: /bridge-lib\// },
            ],
          },
        },
      },
      target: buildTargets(wholeFrom),
      cssTarget: buildTargets(newStyleFrom),
    },
  },
});
