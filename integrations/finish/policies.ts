/**
 * Gives every page its content security policy as `<meta>` (any host). Pages that take input, have a secret in their
 * address or connect to the desktop client also get it in `_headers` (hosts that read it, and our own server). Writes
 * `_redirects`.
 *
 * Astro can write policies too (`security.csp`), but it lists the hashes of all inline code of the site on every page:
 * with inlined styles that is kilobytes in the first flight. Here each page lists its own.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, routeOfFile } from '#integrations/lib/addresses.ts';
import { headerPolicy, metaPolicy, sitePolicy, type PolicyInput } from '#integrations/lib/content-policy.ts';
import type { BuiltPage, Step } from '#integrations/lib/finishing.ts';
import { inlineCodeOf } from '#integrations/lib/inline-code.ts';
import { headersFile, redirectsFile, type PageHeaders } from '#integrations/lib/site-headers.ts';
import { PAGE_REPORTS_PATH } from '#src/config/constants.ts';
import { allowsChatScript, routes, type RouteKind } from '#src/config/routes.ts';
import {
  attributeOf,
  createElement,
  elementsIn,
  findElement,
  headOf,
  insertAfter,
} from '#src/domain/html.ts';

export interface PolicyOptions {
  /** The website API's address, when it is on another host: pages may connect to its origin. */
  apiBase?: string | undefined;
  /** Addresses of installers, separated by spaces or commas: pages check there whether a download can begin. */
  installerBases?: string | undefined;
  /** Origins of pictures of ads and QR codes, separated likewise. */
  imageOrigins?: string | undefined;
  /** The chat desk's script, where it has one. */
  chatScript?: string | undefined;
  /** Whether browsers report violations to the API. */
  isReporting?: boolean;
  /** Which desk it is: `link` or `chatwoot`. */
  chatAdapter?: string | undefined;
  /** Whether all pages take input: those of the chat desk do. */
  areForms?: boolean;
}

type Allowed = Omit<PolicyInput, 'inline' | 'connectTo' | 'isEmbedded'> & Pick<PolicyOptions, 'areForms'>;

const INPUT_KINDS: ReadonlySet<RouteKind> = new Set(['form', 'registration', 'flow', 'trial']);

/**
 * Puts the policy into the page, as early as possible: it applies only to what follows it.
 * @param connectTo origins besides the site's own
 * @throws where the page has something that its own policy would block
 */
export function securePage(
  { file, page }: BuiltPage,
  connectTo: readonly string[],
  { areForms = false, ...allowed }: Allowed = {},
): PageHeaders {
  const { blocked, ...inline } = inlineCodeOf(page);
  if (blocked.length > 0) {
    throw new Error(
      `${file}: the content security policy blocks ${blocked.slice(0, 3).join(', ')}. Use a class or an event listener instead.`,
    );
  }
  const charset = elementsIn(headOf(page), 'meta').find((meta) => attributeOf(meta, 'charset') !== undefined);
  if (!charset) throw new Error(`${file} has no <meta charset>, after which the policy is inserted`);
  const address = addressOf(file);
  const route = routeOfFile(file);
  const isEmbedded = route?.kind === 'embedded' || route?.usesClient === true;
  const isSecretAddress = route?.hasSecretAddress === true;
  // From the page itself, so that its islands and its policy agree.
  const body = findElement(page, 'body');
  const shown = routes.find(({ id }) => body && id === attributeOf(body, 'data-route'));
  const chatScript = allowsChatScript(shown) ? allowed.chatScript : undefined;
  const input = { ...allowed, inline, connectTo, isEmbedded, chatScript };
  const takesInput = areForms || (route !== undefined && INPUT_KINDS.has(route.kind));
  insertAfter(
    charset,
    createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(input) }),
    ...(isSecretAddress ? [createElement('meta', { name: 'referrer', content: 'no-referrer' })] : []),
  );
  const isSensitive = isEmbedded || takesInput || isSecretAddress;
  // A second copy is 400 incompressible bytes in the first flight, so other pages have only their `<meta>`. Where
  // browsers report, all need the header, since a `<meta>` cannot name the address of reports.
  const policy = isSensitive || allowed.reportTo !== undefined ? headerPolicy(input) : undefined;
  return { address, policy, isSecretAddress, isSensitive };
}

export function policies({
  apiBase = '/api',
  installerBases = '',
  imageOrigins = '',
  chatScript = '',
  isReporting = false,
  chatAdapter = 'link',
  areForms = false,
}: PolicyOptions): Step<PageHeaders> {
  const bases = [apiBase, ...installerBases.split(/[\s,]+/)].filter((base) => URL.canParse(base));
  const connectTo = [...new Set(bases.map((base) => new URL(base).origin))];
  const imagesFrom = imageOrigins.split(/[\s,]+/).filter((origin) => URL.canParse(origin));
  const reportTo = isReporting ? `${apiBase.replace(/\/$/, '')}${PAGE_REPORTS_PATH}` : undefined;
  const allowed = {
    imagesFrom,
    reportTo,
    areForms,
    isChatwoot: chatAdapter === 'chatwoot',
    chatScript: URL.canParse(chatScript) ? new URL(chatScript).origin : undefined,
  };
  return {
    name: 'policies',
    page: (page) => securePage(page, connectTo, allowed),
    after: async (pages, { folder }) => {
      await writeFile(join(folder, '_headers'), headersFile(pages, sitePolicy, reportTo));
      await writeFile(join(folder, '_redirects'), redirectsFile(pages.map(({ address }) => address)));
      return undefined;
    },
  };
}
