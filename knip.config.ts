/**
 * What nothing uses: files, exports, packages, and packages that are used and not declared. `npm test` runs it twice: over
 * everything, and over what ships alone (`--production`, the entries with an exclamation mark), where a test is no use.
 */
import type { KnipConfig } from 'knip';

/** Modules that a page prints inline are named by their path, which is an import as good as any. */
const INLINE_ENTRY = /['"]((?:src|desk)\/[\w/-]+\.ts)['"]/g;

/** The code of an `.astro` file: its frontmatter, its scripts, and what it prints inline. */
function codeOfAstro(text: string): string {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const printed = [...text.matchAll(INLINE_ENTRY)].map(([, path = '']) => `import '#${path}';`);
  return [frontmatter, ...scripts, ...printed].join('\n');
}

const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'desk/astro.config.ts!',
    'src/content.config.ts!',
    '*.config.{ts,js}!',
    'src/pages/**/*.{astro,ts}!',
    // All dictionaries of a language, taken by their names at run time.
    'i18n/??-??/*.ts!',
    'desk/pages/**/*.astro!',
    // Bundled by src/pages/lost-site.js.ts.
    'src/browser/islands/lost-site.ts!',
    'server/main.ts!',
    // Read by the names of their files.
    'server/db/migrations/*.ts!',
    'server/client-simulator/main.ts!',
    'bridge-lib/src/{index,modules}.ts!',
    'bridge-lib/example.ts!',
    'bridge-lib/extension/{background,panel,build}.ts!',
    'scripts/*.{ts,mjs}!',
    // Tools of lint and of tests.
    'scripts/lib/{i18n-wording,import-direction,page-requests,dist-audit}.ts!',
    'tests/bench/*.ts',
    'tests/bench/bridge/echo-server.ts',
    'tests/bench/server/bare.ts',
    'tests/{deploy,language}/main.ts',
    'tests/fixtures/{site,desks}/astro.config.ts',
    'tests/fixtures/{site,desks}/src/pages/**/*.astro',
    'tests/helpers/{fixture-site,postgres-global,test-clock}.ts',
    'tests/{a11y,browsers,e2e}/**/*.spec.ts',
  ],
  project: [
    '{bridge-lib,client-model,desk,i18n,integrations,islands,scripts,server,src}/**/*.{ts,tsx,mjs,astro}!',
    'tests/**/*.{ts,tsx,astro}',
    '*.config.{ts,js}!',
  ],
  // Called as programs, read as files, or there for their types alone.
  ignoreDependencies: ['@astrojs/check', '@fontsource-variable/archivo', 'stylelint', 'vnu-jar'],
  ignoreBinaries: ['apt-get', 'fc-list', 'ffmpeg'],
  // Its entries are above, with their marks.
  astro: false,
  compilers: { astro: codeOfAstro },
  // Types are told with the functions that bear them. What a file needs itself may be exported for its tests, and is no
  // code for tests alone.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
};

export default config;
