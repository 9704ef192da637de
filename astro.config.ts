import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { designPage } from './integrations/design-page.ts';
import { finishPages } from './integrations/finish-pages.ts';
import { onIntent } from './integrations/on-intent.ts';
import { plainImports } from './integrations/plain-imports.ts';
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
      installerBases: [process.env['PUBLIC_DOWNLOAD_BASE'], process.env['PUBLIC_DOWNLOAD_MIRRORS']].join(' '),
    }),
  ],
  vite: {
    plugins: [plainImports()],
    build: {
      rolldownOptions: {
        output: {
          // What every island needs, in one file: it packs better than in three.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
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
