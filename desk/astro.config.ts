/**
 * The pages of the embedded chat desk as a small site: another origin, another folder (dist-desk/), not on the CDN. It
 * uses the site's components and finishing steps.
 */
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { finishDeskPages } from '#integrations/finish-pages.ts';

export default defineConfig({
  srcDir: '.',
  publicDir: './public',
  outDir: '../dist-desk',
  cacheDir: '../.cache/desk',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react({ include: ['**/islands/**/*.tsx'] }), finishDeskPages()],
  vite: {
    // Its own cache, since the site's build runs at the same time.
    cacheDir: '../.cache/desk/vite',
    build: {
      // As for the site, see astro.config.ts at the root.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    },
  },
});
