/**
 * What must not be in a finished build: secrets, paths of the building machine, source maps and sources, and anything
 * that would load from another origin. Links that a visitor may follow are allowed.
 */
import { attributeOf, elementsIn, parsePage, textIn } from '#src/domain/html.ts';

/** Hosts that are named in scripts and style sheets, but from which nothing is loaded. */
const NAMED_IN_CODE: Readonly<Record<string, string>> = {
  'www.w3.org': 'names of SVG and HTML in the DOM',
  'beian.miit.gov.cn': 'where the filing lines of the footer lead',
  'beian.mps.gov.cn': 'likewise',
  'react.dev': 'where React explains its numbered errors',
  'react.i18next.com': 'where react-i18next explains a warning',
  'rolldown.rs': 'where the bundler explains a missing module',
};

const SECRETS: readonly [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a webhook’s secret', /\bwhsec_[A-Za-z0-9+/]{16}/],
  ['an access key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a database’s address', /\b(?:postgres(?:ql)?|mysql|mongodb):\/\/[^\s"']+@/],
  ['a bearer token', /\bBearer [A-Za-z0-9._~+/-]{20}/],
  ['a token of a repository', /\b(?:ghp|gho|glpat|npm)_[A-Za-z0-9]{20}/],
];

const PATHS = /(?:file:\/\/\/|(?<![\w.$}/-])\/(?:home|Users|root|tmp)\/[a-z][\w.-]*\/|\b[A-Z]:\\\\?Users\\)/;
const SOURCE = /\.(?:map|tsx?|astro|env|mdx?|bak|orig|log|sqlite)$|(?:^|\/)\.(?!well-known\/)/;
const SOURCE_MAP = /[#@] ?sourceMappingURL=/;

export interface AuditOptions {
  /** Values that only the server may know. */
  secrets: readonly string[];
  /** Folder in which the build was made. */
  folder: string;
  /** Origins that the operator has set. */
  origins: readonly string[];
}

const isText = (file: string): boolean =>
  /\.(?:html|js|css|json|xml|txt|svg|vtt)$/.test(file) || /(?:^|\/)_\w+$/.test(file);

/** @returns the problems of a file as sentences, without values of secrets */
export function auditFile(file: string, content: () => string, options: AuditOptions): string[] {
  const problems = SOURCE.test(file) ? ['is a source file or a source map'] : [];
  if (!isText(file)) return problems;
  const text = content();
  for (const [what, pattern] of SECRETS) if (pattern.test(text)) problems.push(`contains ${what}`);
  if (options.secrets.some((secret) => text.includes(secret)))
    problems.push('contains a secret setting of the server');
  const path = PATHS.exec(text)?.[0] ?? (text.includes(options.folder) ? options.folder : undefined);
  if (path !== undefined) problems.push(`contains a path of the building machine: ${path}`);
  if (SOURCE_MAP.test(text)) problems.push('names a source map');
  for (const host of foreignHosts(file, text, options.origins))
    problems.push(`names another origin: ${host}`);
  return problems;
}

const ADDRESS = /\b(?:https?|wss?):\/\/([\w.-]+(?::\d+)?)/g;

function foreignHosts(file: string, text: string, origins: readonly string[]): string[] {
  const own = new Set(origins.map((origin) => new URL(origin).host));
  const isForeign = (host: string): boolean =>
    !own.has(host) &&
    !Object.hasOwn(NAMED_IN_CODE, host) &&
    !host.startsWith('127.0.0.1') &&
    // Reserved by the standards for samples.
    !/(?:^|\.)example(?:\.com)?$/.test(host);
  const hostsIn = (code: string): string[] =>
    [...code.matchAll(ADDRESS)]
      .map(([, host = '']) => host)
      .filter((host) => host.includes('.') && host !== '.');
  const found = /\.(?:js|css)$/.test(file)
    ? hostsIn(text)
    : file.endsWith('.html')
      ? loadedBy(text, hostsIn)
      : [];
  return [...new Set(found.filter(isForeign))];
}

/** Links that fetch; the others are metadata or followed by visitors. */
const FETCHING = /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest)\b/;
const SOURCES = [
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'data',
  'action',
  'formaction',
  'ping',
  'background',
];

function loadedBy(html: string, hostsIn: (code: string) => string[]): string[] {
  const page = parsePage(html);
  return elementsIn(page).flatMap((element) => {
    const isFetched = element.tagName === 'link' && FETCHING.test(attributeOf(element, 'rel') ?? '');
    const values = [...SOURCES, ...(isFetched ? ['href'] : [])].map(
      (name) => attributeOf(element, name) ?? '',
    );
    // Also another origin, without a scheme.
    const bare = values.flatMap((value) => /^\s*\/\/([\w.-]+)/.exec(value)?.[1] ?? []);
    const isCode =
      ['style', 'script'].includes(element.tagName) && attributeOf(element, 'type') !== 'application/ld+json';
    return [...hostsIn(values.join(' ')), ...bare, ...(isCode ? hostsIn(textIn(element)) : [])];
  });
}
