import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { designPage } from './integrations/design-page.ts';
import { islandStyle } from './integrations/island-style.ts';
import { mirrorSite } from './integrations/mirror-site.ts';
import { onIntent } from './integrations/on-intent.ts';
import { pageStyles } from './integrations/page-styles.ts';
import { plainImports } from './integrations/plain-imports.ts';
import { precompress } from './integrations/precompress.ts';
import { securityHeaders } from './integrations/security-headers.ts';
import { sitemap } from './integrations/sitemap.ts';
import { socialPictures } from './integrations/social-pictures.ts';
import { defaultSiteUrl } from './src/config/site.ts';

/** The download pages alone, for another host. Their social pictures are the main site's. */
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
    sitemap(),
    isMirror ? mirrorSite({ mainSite: siteUrl }) : socialPictures(),
    // These work on what the others have written: valid pages, their policies, then packed copies of everything.
    islandStyle(),
    pageStyles(),
    securityHeaders({
      apiBase: process.env['PUBLIC_API_BASE'],
      installerBases: [process.env['PUBLIC_DOWNLOAD_BASE'], process.env['PUBLIC_DOWNLOAD_MIRRORS']].join(' '),
    }),
    precompress(),
  ],
  vite: {
    plugins: [plainImports()],
    build: {
      rolldownOptions: {
        output: {
          // What every island needs, in one file: it packs better than in three.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|i18next|react-i18next|nanostores|@nanostores\/react|use-sync-external-store)\/|islands\/ui\/texts/,
              },
              // The website API's client with its cipher: for islands that send, and for live figures.
              {
                name: 'api',
                test: /node_modules\/(crypto-js|valibot)\/|src\/api\/|src\/stores\/(call-api|explain)/,
              },
              { name: 'bridge', test: /bridge-lib\/|node_modules\/@noble\/ciphers\// },
              // What the script of every page starts with: two files of a few bytes each would be two requests.
              { name: 'start', test: /src\/browser\/idle\.ts|vite\/preload-helper/ },
            ],
          },
        },
      },
      // The first with light-dark(); src/styles/tokens.css holds plain colours for older ones.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    },
  },
});
