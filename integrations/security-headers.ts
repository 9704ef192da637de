/**
 * Gives every built page its content security policy, once as `<meta>` in the page (any host) and once in
 * `_headers` beside the other security headers (hosts that read it, and our own server); writes `_redirects`.
 *
 * Astro can write policies too (`security.csp`), but it lists the hashes of all inline code of the whole site on
 * every page; with styles inlined that is kilobytes of noise in the first flight. Here each page lists its own.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf, pathOf, routeOfFile } from './lib/addresses.ts';
import { headerPolicy, metaPolicy, sitePolicy } from './lib/content-policy.ts';
import { inlineCodeOf } from './lib/inline-code.ts';
import { headersFile, redirectsFile, type PageHeaders } from './lib/site-headers.ts';

interface Options {
  /** Where the website API lives, when it is another host's: its origin is added to what pages may connect to. */
  apiBase?: string | undefined;
  /** Where installers lie, with spaces or commas between: pages ask there whether a download can begin. */
  installerBases?: string;
}

/** Their query bears the token of an invitation. */
const secretPaths = ['/staffregister', '/teaminvited'];

/** As early as may be: a policy in the page holds only for what comes after it. */
function insertMeta(html: string, metas: string): string {
  const charset = /<meta charset=[^>]*>/i.exec(html);
  if (!charset) throw new Error('no <meta charset> to put the policy after');
  const end = charset.index + charset[0].length;
  return html.slice(0, end) + metas + html.slice(end);
}

async function securePage(folder: string, file: string, connectTo: readonly string[]): Promise<PageHeaders> {
  const html = await readFile(join(folder, file), 'utf8');
  const { blocked, ...inline } = inlineCodeOf(html);
  if (blocked.length > 0) {
    throw new Error(
      `${file}: the content security policy blocks ${blocked.slice(0, 3).join(', ')}. Use a class or a listener.`,
    );
  }
  const address = addressOf(file);
  const route = routeOfFile(file);
  const isEmbedded = route?.kind === 'embedded' || route?.usesClient === true;
  const isSecretAddress = secretPaths.includes(pathOf(address));
  const input = { inline, connectTo, isEmbedded };
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(input)}">`,
    isSecretAddress ? '<meta name="referrer" content="no-referrer">' : '',
  ];
  await writeFile(join(folder, file), insertMeta(html, metas.join('')));
  return { address, policy: headerPolicy(input), isSecretAddress };
}

export function securityHeaders({ apiBase = '/api', installerBases = '' }: Options = {}): AstroIntegration {
  const bases = [apiBase, ...installerBases.split(/[\s,]+/)].filter((base) => URL.canParse(base));
  const connectTo = [...new Set(bases.map((base) => new URL(base).origin))];
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = (await readdir(folder, { recursive: true }))
          .filter((file) => file.endsWith('.html'))
          .sort();
        const pages = await Promise.all(files.map((file) => securePage(folder, file, connectTo)));
        await writeFile(join(folder, '_headers'), headersFile(pages, sitePolicy));
        await writeFile(join(folder, '_redirects'), redirectsFile(pages.map(({ address }) => address)));
      },
    },
  };
}
