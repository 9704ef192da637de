/**
 * Lets `import()` in a page's scripts be the browser's own. The build tool wraps each one into a helper that preloads
 * stylesheets and further chunks, two thirds of a kilobyte on every page that has a script worth deferring; here all
 * styles are inline and the chunks are few.
 */
import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'post',
    apply: 'build',
    // Without this the lists of what the helper would preload stay in the scripts, longer than the scripts themselves.
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    transform: {
      filter: { id: HELPER },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}
