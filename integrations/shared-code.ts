/**
 * Groups code into files, since each file is a request, and a wave of requests delays the next: what every page has,
 * what every island has, and then by folder what some kinds of islands share.
 */
import type { Plugin } from 'vite';

/** The first match gets a module, with all of its imports that no group above has. */
const GROUPS: readonly { name: string; test: RegExp }[] = [
  {
    name: 'site',
    test: /SiteScript\.astro|src\/scripts\/(start-when-idle|attribute-page)|src\/(config\/|browser\/analytics|domain\/safe-link)|node_modules\/nanostores\/|rolldown\/runtime/,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@nanostores)\/|islands\/ui\/(?!QrCode|WalletChoice|use-lazy|.*([Ff]orm|Field))[^/]*$|src\/stores\/page\/(shared|chat-user)|src\/browser\/(clipboard|clock|floating|host|storage|location|presses)|src\/domain\/countdown/,
  },
  { name: 'api', test: /src\/api\/|src\/stores\/call-api/ },
  // The code that sends a form; fields alone do not need it.
  { name: 'send', test: /src\/stores\/(form|draft|phone-code|site-host)\b/ },
  {
    name: 'forms',
    test: /islands\/ui\/((?!QrCode|use-lazy)[^/]*$|referral\/ReferralCount)|src\/domain\/(validation\/|attribution-fields|referral)/,
  },
  { name: 'qr', test: /islands\/ui\/QrCode|src\/drawing\/qr|node_modules\/uqr\// },
  { name: 'bridge', test: /bridge-lib\/|src\/stores\/(client\/|page\/client-session)/ },
  { name: 'checkout', test: /src\/stores\/checkout/ },
  { name: 'rows', test: /node_modules\/@tanstack\// },
  { name: 'downloads', test: /islands\/(downloads\.|ui\/installers\/)/ },
];

export function sharedCode(): Plugin {
  return {
    name: 'shared-code',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // A group that holds an entry becomes that entry, without a file of one line that imports it.
              preserveEntrySignatures: 'allow-extension',
              output: {
                // Named after the component alone: every page contains the name of the site's script.
                entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash].js`,
                codeSplitting: {
                  groups: GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index })),
                },
              },
            },
          },
        },
      },
    }),
  };
}
