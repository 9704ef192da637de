import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { dictionaryTypes } from './integrations/dictionary-types.ts';
import { finishPages } from './integrations/finish-pages.ts';
import { onIntent } from './integrations/on-intent.ts';
import { sharedCode } from './integrations/shared-code.ts';
import { samplesHere } from './scripts/lib/release-samples.ts';
import { buildTargets } from './src/config/browsers.ts';
import { defaultSiteUrl } from './src/config/site.ts';

/** The download pages alone, for another host. */
const isMirror = process.env['PUBLIC_MIRROR_SITE'] === '1';
const siteUrl = process.env['SITE_URL'] ?? defaultSiteUrl;

/** What visitors are told of (`src/config/samples.ts`). */
const samples = new Set(samplesHere().flatMap(({ kind }) => (kind === 'server' ? [] : [kind])));

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
    dictionaryTypes(),
    finishPages({
      mirrorOf: isMirror ? siteUrl : undefined,
      apiBase: process.env['PUBLIC_API_BASE'],
      imageOrigins: process.env['PUBLIC_IMAGE_ORIGINS'],
      chatScript: process.env['PUBLIC_CHAT_SCRIPT'],
      // A mirror has no API to report to.
      isReporting: process.env['PUBLIC_REPORTS'] === '1' && !isMirror,
      chatAdapter: process.env['PUBLIC_CHAT_ADAPTER'],
      installerBases: [process.env['PUBLIC_DOWNLOAD_BASE'], process.env['PUBLIC_DOWNLOAD_MIRRORS']].join(' '),
    }),
  ],
  vite: {
    plugins: [sharedCode()],
    define: { __SAMPLES__: JSON.stringify([...samples]) },
    // Every browser that runs modules asks for what a chunk imports.
    build: { target: buildTargets, modulePreload: { polyfill: false } },
  },
});
