/**
 * Finds unused files, exports and packages, and undeclared packages. `npm test` runs it twice: over everything, and
 * over production code (`--production`, entries with an exclamation mark), where use by tests does not count.
 */
import type { KnipConfig } from 'knip';

/** Modules that a page prints inline are named by their path, which is an import as good as any. */
const INLINE_ENTRY = /['"]((?:src|desk)\/[\w/-]+\.ts)['"]/g;

/** The code of an `.astro` file: frontmatter, scripts, and inline scripts. */
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
    // Dictionaries of a language, imported by name at run time.
    'i18n/??-??/*.ts!',
    'desk/pages/**/*.astro!',
    // Bundled by src/pages/lost-site.js.ts.
    'src/browser/islands/site-script-failed.ts!',
    'server/main.ts!',
    // Found by their file names.
    'server/db/migrations/*.ts!',
    'bridge-lib/src/{index,modules}.ts!',
    'bridge-lib/example.ts!',
    'bridge-lib/extension/{background,panel,build}.ts!',
    'scripts/*.{ts,mjs}!',
    // Tools of lint and of tests.
    'scripts/lib/{i18n-wording,layers,dist-audit}.ts!',
    'tests/bench/*.ts',
    'tests/bench/bridge/echo-server.ts',
    'tests/bench/server/bare.ts',
    'tests/language/main.ts',
    'tests/fixtures/{site,desks}/astro.config.ts',
    'tests/fixtures/{site,desks}/src/pages/**/*.astro',
    'tests/helpers/{fixture-site,postgres,test-clock}.ts',
    'tests/{a11y,browsers,e2e}/**/*.spec.ts',
  ],
  project: [
    '{bridge-lib,client-model,desk,i18n,integrations,islands,scripts,server,src}/**/*.{ts,tsx,mjs,astro}!',
    'tests/**/*.{ts,tsx,astro}',
    '*.config.{ts,js}!',
  ],
  // Run as programs, read as files, or needed for types.
  ignoreDependencies: ['@astrojs/check', 'stylelint', 'vnu-jar'],
  ignoreBinaries: ['fc-list', 'ffmpeg'],
  // Its entries are listed above.
  astro: false,
  compilers: { astro: codeOfAstro },
  // Types come with their functions. A file's own use of an export allows exporting it for tests.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
};

export default config;
