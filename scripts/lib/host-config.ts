/**
 * Configuration with which nginx and Caddy answer like the project's own server: made from the build, since policies
 * contain the hashes of each page's code. `docs/deploy/` has the rest of their configuration.
 */
import { addressOf } from '#integrations/lib/addresses.ts';
import { parseHeadersFile } from '#server/static/host-files.ts';
import { contentType, FEED } from '#server/static/mime.ts';

export type Host = 'nginx' | 'caddy';

const PACKED = /\.(?:br|gz)$/;
/** The server's headers where `_headers` has none. */
const DEFAULTS: Readonly<Record<string, string>> = { 'cache-control': 'public, max-age=3600' };
const PAGE_DEFAULTS: Readonly<Record<string, string>> = { 'cache-control': 'no-cache' };
const HASHED = '/_astro/';
const NOTE = 'Made by `npm run host-config` out of a build: make it anew with each.';

interface SiteHeader {
  name: string;
  /** The value for files that are neither pages nor hashed. */
  common: string;
  /** The value for hashed files, where it differs. */
  hashed: string | undefined;
  /** The values for pages, by their file, where they differ. */
  pages: [file: string, value: string][];
}

/**
 * @param headersText the build's `_headers`
 * @param files of the build, relative to its folder
 * @returns names of files and their contents
 */
export function hostConfig(host: Host, headersText: string, files: readonly string[]): Map<string, string> {
  const headers = siteHeaders(headersText, files);
  const types = typesOf(files);
  return host === 'nginx'
    ? new Map([
        ['maps.conf', nginxMaps(headers)],
        ['headers.conf', nginxHeaders(headers)],
        ['types.conf', nginxTypes(types)],
      ])
    : new Map([['headers.caddy', caddyHeaders(headers, types)]]);
}

function siteHeaders(text: string, files: readonly string[]): SiteHeader[] {
  const rules = parseHeadersFile(text);
  // A name that no page has, so that only the rules for all files match.
  const common = new Map([...Object.entries(DEFAULTS), ...rules.headersFor('/any/file.bin')]);
  const hashed = rules.headersFor(`${HASHED}any.js`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const own = [...Object.entries(PAGE_DEFAULTS), ...rules.headersFor(pageAddress(file))];
      return [`/${file}`, new Map(own)] as const;
    });
  return [...common].map(([name, value]) => ({
    name,
    common: value,
    hashed: hashed.get(name) === value ? undefined : hashed.get(name),
    pages: pages
      .map(([file, own]): [string, string] => [file, own.get(name) ?? value])
      .filter(([, own]) => own !== value),
  }));
}

const pageAddress = (file: string): string => addressOf(file).replace(/(.)\/$/, '$1');

/** Content types by extension. */
function typesOf(files: readonly string[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const file of files) {
    const extension = /\.(\w+)$/.exec(file)?.[1];
    if (extension !== undefined && !PACKED.test(file) && !file.endsWith(FEED))
      types.set(extension, contentType(file));
  }
  return new Map([...types].toSorted());
}

/** Both languages lack a simple way to write a quotation mark or a dollar sign in such a value. */
function quoted(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  if (!/['`]/.test(value)) return `'${value}'`;
  throw new Error(`A header cannot be written for other hosts: ${value.slice(0, 60)}`);
}

const variableOf = (name: string): string => `$site_${name.replaceAll('-', '_')}`;
const differs = ({ hashed, pages }: SiteHeader): boolean => hashed !== undefined || pages.length > 0;

function nginxMaps(headers: readonly SiteHeader[]): string {
  const maps = headers.filter(differs).map(({ name, common, hashed, pages }) => {
    const lines = [
      ['default', common],
      ...(hashed === undefined ? [] : [[`~^${HASHED}`, hashed]]),
      ...pages,
    ].map(([key = '', value = '']) => `  ${key === 'default' ? key : `"${key}"`} ${quoted(value)};`);
    return `map $uri ${variableOf(name)} {\n${lines.join('\n')}\n}`;
  });
  return `# ${NOTE}\nmap_hash_max_size 8192;\nmap_hash_bucket_size 256;\n\n${maps.join('\n\n')}\n`;
}

function nginxHeaders(headers: readonly SiteHeader[]): string {
  const lines = headers.map(
    (header) =>
      `add_header ${header.name} ${differs(header) ? variableOf(header.name) : quoted(header.common)} always;`,
  );
  return `# ${NOTE}\n${lines.join('\n')}\n`;
}

function nginxTypes(types: ReadonlyMap<string, string>): string {
  const lines = [...types].map(([extension, type]) => `  "${type}" ${extension};`);
  return `# ${NOTE}\ntypes {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;\n`;
}

function caddyHeaders(headers: readonly SiteHeader[], types: ReadonlyMap<string, string>): string {
  const maps = headers.filter(differs).map(({ name, common, hashed, pages }) => {
    const lines = [
      ...(hashed === undefined ? [] : [[`~^${HASHED}`, hashed]]),
      // Caddy matches the address before it finds the page's file, and the file after.
      ...pages.flatMap(([file, value]) =>
        [...new Set([file, pageAddress(file.slice(1))])].map((key) => [key, value]),
      ),
    ].map(([key = '', value = '']) => `\t\t${key} ${quoted(value)}`);
    return `\tmap {http.request.uri.path} {${variableOf(name).slice(1)}} {\n${lines.join('\n')}\n\t\tdefault ${quoted(common)}\n\t}`;
  });
  const set = headers.map((header) => {
    const value = differs(header) ? `{${variableOf(header.name).slice(1)}}` : quoted(header.common);
    return `\t\t${header.name} ${value}`;
  });
  const typeLines = [...types].map(
    ([extension, type]) =>
      `\t@type_${extension} {\n\t\tpath *.${extension}\n\t\tnot path */${FEED}\n\t}\n` +
      `\theader @type_${extension} content-type "${type}"`,
  );
  typeLines.push(
    `\t@type_feed path */${FEED}\n\theader @type_feed content-type "${contentType(`/${FEED}`)}"`,
  );
  return [
    `# ${NOTE}`,
    '(site-headers) {',
    ...maps,
    '\theader {',
    ...set,
    '\t\tdefer',
    '\t}',
    '}',
    '',
    '(site-types) {',
    ...typeLines,
    '}',
    '',
  ].join('\n');
}
