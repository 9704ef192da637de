/**
 * Writes `_headers` and `_redirects` in the format that Cloudflare Pages and Netlify read, and our own server too.
 * Where several rules fit an address, hosts either join the values or let the later one win; the rules here come out
 * right both ways. Cloudflare Pages heeds the first hundred rules only: those for all addresses come first, then pages with
 * secrets in their address, then those that take input or speak to the desktop client. The others have their policy in their
 * `<meta>` and no rule, unless browsers report; these hosts' own `Cache-Control` for pages asks anew as ours does.
 */
import { REPORTING_ENDPOINT } from './content-policy.ts';

export interface PageHeaders {
  /** `/`, `/en/download`: as visitors see it. */
  address: string;
  /** Absent where the page's own `<meta>` says all of it. */
  policy?: string | undefined;
  /** The address may hold a secret (an invitation's token), which must not travel on. */
  isSecretAddress: boolean;
  /** It takes input, or speaks to the desktop client. */
  isSensitive?: boolean;
}

/** Cloudflare Pages drops longer lines silently. */
const MAX_LINE_CHARS = 2000;
const YEAR_SECONDS = 31_536_000;

const deniedFeatures =
  'camera microphone geolocation display-capture usb serial hid midi payment browsing-topics'.split(' ');
/** The way to the desktop client, under its present and its former name. */
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

/** Names of files here bear a hash of their content. */
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
  const long = lines.find((line) => line.length > MAX_LINE_CHARS);
  if (long) {
    throw new Error(
      `${pattern}: a header of ${long.length} characters; hosts stop reading at ${MAX_LINE_CHARS}. ` +
        'The page has too many inline scripts or styles: move some into files.',
    );
  }
  return [pattern, ...lines].join('\n');
}

/**
 * @param sitePolicy policy of what is no page: pictures, downloads, answers of the host itself
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
 * One line for each page rather than one pattern for all: a pattern that ends in a slash also fits the address
 * without one on Netlify, and would send it round in circles.
 */
export function redirectsFile(addresses: readonly string[]): string {
  const lines = addresses.filter((address) => address !== '/').map((address) => `${address}/ ${address} 301`);
  return `${lines.join('\n')}\n`;
}
