/**
 * Writes `_headers` and `_redirects` in the format that Cloudflare Pages, Netlify and our own server read. Where
 * several rules match an address, some hosts join the values and others use the last; these rules are right for both.
 * Cloudflare Pages uses only the first hundred rules: first those for all addresses, then pages with secrets in their
 * address, then pages that take input or connect to the desktop client. Other pages have their policy in `<meta>` and
 * no rule, unless browsers report; these hosts' default `Cache-Control` for pages revalidates as ours does.
 */
import { REPORTING_ENDPOINT } from './content-policy.ts';

export interface PageHeaders {
  /** `/`, `/en/download`: as visitors see it. */
  address: string;
  /** Absent where the page's own `<meta>` has all of it. */
  policy?: string | undefined;
  /** The address may hold a secret (an invitation's token), which must not be passed on to other sites. */
  isSecretAddress: boolean;
  /** It takes input, or connects to the desktop client. */
  isSensitive?: boolean;
}

/** Cloudflare Pages drops longer lines silently. */
const MAX_LINE_CHARS = 2000;
const YEAR_SECONDS = 31_536_000;

const deniedFeatures =
  'camera microphone geolocation display-capture usb serial hid midi payment browsing-topics'.split(' ');
/** The permission to connect to the desktop client, under its present and its former name. */
const ownFeatures = ['loopback-network', 'local-network-access'];

const siteHeaders = (policy: string, reportTo: string | undefined): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': [
    ...deniedFeatures.map((name) => `${name}=()`),
    ...ownFeatures.map((name) => `${name}=(self)`),
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(reportTo === undefined ? {} : { 'Reporting-Endpoints': `${REPORTING_ENDPOINT}="${reportTo}"` }),
});

/** These files have a hash of their content in their names. */
const assetHeaders = { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` };

const pageHeaders = (policy: string, isSecretAddress: boolean): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-cache',
  ...(isSecretAddress ? { 'Referrer-Policy': 'no-referrer' } : {}),
});

const rankOf = ({ isSecretAddress, isSensitive = false }: PageHeaders): number =>
  isSecretAddress ? 0 : isSensitive ? 1 : 2;

function rule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > MAX_LINE_CHARS);
  if (tooLong) {
    throw new Error(
      `${pattern}: a header of ${tooLong.length} characters; hosts stop reading at ${MAX_LINE_CHARS}. ` +
        'The page has too many inline scripts or styles: move some of them into files.',
    );
  }
  return [pattern, ...lines].join('\n');
}

/**
 * @param sitePolicy policy for other files than pages: pictures, downloads, answers of the host itself
 * @param reportTo address that browsers report violations to
 */
export function headersFile(pages: readonly PageHeaders[], sitePolicy: string, reportTo?: string): string {
  const rules = [
    rule('/*', siteHeaders(sitePolicy, reportTo)),
    rule('/_astro/*', assetHeaders),
    ...pages
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .flatMap(({ address, policy, isSecretAddress }) =>
        policy === undefined ? [] : [rule(address, pageHeaders(policy, isSecretAddress))],
      ),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * One line for each page, not one pattern for all: on Netlify a pattern that ends in a slash also matches the address
 * without one, which would be an endless redirect.
 */
export function redirectsFile(addresses: readonly string[]): string {
  const lines = addresses.filter((address) => address !== '/').map((address) => `${address}/ ${address} 301`);
  return `${lines.join('\n')}\n`;
}
