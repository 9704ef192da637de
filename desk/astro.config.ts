/**
 * The pages of the embedded chat desk, as a small site of their own: another origin, another folder (dist-desk/), none of it
 * on the CDN. Made with the same parts and the same finishing steps as the site.
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
    // Its own, as the site's build runs at the same time.
    cacheDir: '../.cache/desk/vite',
    build: {
      // As for the site, see astro.config.ts at the root.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    },
  },
});
