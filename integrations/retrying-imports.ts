/**
 * Has every `import()` of the pages' scripts fetch its code before it imports it, so that what failed once can be had the
 * next time (src/browser/islands/fetch-code.ts says why). Takes the place of the build tool's helper, which preloads style
 * sheets and chunks: all styles are inline here, and what a chunk imports is found when it is fetched.
 */
import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;

export function retryingImports(): Plugin {
  return {
    name: 'retrying-imports',
    enforce: 'post',
    apply: 'build',
    // Of each import the file itself: the list of all it needs would be longer than the scripts.
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: (file) => [file] } } }),
    transform: {
      filter: { id: HELPER },
      handler: () => ({
        code: `export const __vitePreload = (load, files) =>
          self.fetchCode && files ? self.fetchCode(files.map((file) => '/' + file)).then(load) : load();`,
        map: null,
      }),
    },
  };
}
