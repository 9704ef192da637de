/**
 * Which code comes in one file. Grouped by when it is needed, not by module, since each file is a request of its own and a
 * wave of them delays the next: a page asks for its island, for the few files of its kind below, and for what all pages
 * share and have in the cache.
 */
import type { Plugin } from 'vite';

/** The first that matches takes a module, with all it imports that none above it has taken. */
const GROUPS: readonly { name: string; holds: RegExp }[] = [
  {
    // Every page, at rest: the islands' runtime, the stores' library, who sent the visitor, what is counted after a yes.
    name: 'site',
    holds:
      /SiteScript\.astro|src\/scripts\/(start-when-idle|attribute-page)|src\/stores\/(page\/(attribution|network)|live-qr)|src\/browser\/(analytics|clicks|client-cookies|page-host|visit-record)|src\/domain\/(attribution-fields|countdown|safe-link)|src\/config\/site\.|vite\/preload-helper|node_modules\/nanostores\//,
  },
  {
    // What every island needs: React, texts, and the small things that most of them share.
    name: 'react',
    holds:
      /node_modules\/(react|react-dom|scheduler|@astrojs\/react|i18next|react-i18next|@nanostores\/react)\/|islands\/ui\/(texts|site-wide-texts|use-(?!lazy)|Sentence|icons|FocusedHeading|CopyButton)|src\/stores\/(page\/(chat-user|client-login|consent|notices))\b|src\/(browser\/(clipboard|host)|domain\/(bytes|chat\/user))/,
  },
  // The website API's client with its cipher and its contract: for islands that ask, and for live figures.
  { name: 'api', holds: /src\/api\/|src\/stores\/call-api|node_modules\/valibot\// },
  // Live values of pages that show some.
  { name: 'live', holds: /src\/scripts\// },
  { name: 'qr', holds: /node_modules\/uqr\/|islands\/(ui\/QrCode|picker\/draw-code)/ },
  {
    name: 'forms',
    holds: /islands\/ui\/(?!installers|use-lazy)|src\/domain\/validation\//,
  },
  // What sends a form: fields alone do without.
  { name: 'send', holds: /src\/stores\/(form|site-host)\b/ },
  { name: 'bridge', holds: /bridge-lib\// },
  { name: 'client-session', holds: /src\/stores\/page\/client-session/ },
  { name: 'checkout', holds: /src\/stores\/checkout/ },
  {
    // The download pages: all of their islands but the table of versions and the check of a file.
    name: 'downloads',
    holds: /islands\/(downloads\.|ui\/installers\/)|src\/stores\/(page\/)?(live-versions|installer-names)/,
  },
];

export function sharedCode(): Plugin {
  const groups = GROUPS.map(({ name, holds }, index) => ({
    name,
    test: holds,
    priority: GROUPS.length - index + 1,
  }));
  return {
    name: 'shared-code',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // A group that holds one island's entry is that entry: no file of one line stands before it.
              preserveEntrySignatures: 'allow-extension',
              output: {
                // Named after the component alone: every page says the name of the site's script.
                entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash].js`,
                codeSplitting: { groups },
              },
            },
          },
        },
      },
    }),
  };
}
