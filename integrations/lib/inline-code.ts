/**
 * What a finished HTML page runs or styles inline: the hashes that its policy has to allow, and the attributes that
 * no hash can allow. Reads the markup of our own build, token by token, so that text inside attributes and comments
 * is never taken for an element.
 */
import { createHash } from 'node:crypto';

export interface InlineCode {
  /** CSP sources like `'sha256-…'`, in order of appearance, each once. */
  scripts: string[];
  styles: string[];
  /** Attributes that a strict policy blocks: `style="…"` and `onclick="…"` and the like. */
  blocked: string[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<(?<raw>script|style)\b(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>(?<body>[\s\S]*?)<\/\k<raw>\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Types that a browser runs; any other type makes a data block, which needs no leave. */
const EXECUTABLE = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

function attributesOf(markup: string): Map<string, string> {
  const found = [...markup.matchAll(ATTRIBUTE)];
  return new Map(
    found.map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

export function inlineCodeOf(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const blocked: string[] = [];
  for (const { 0: token, groups } of html.matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    const { raw, body = '' } = groups ?? {};
    const attributes = attributesOf(raw ? (groups?.['attributes'] ?? '') : token.replace(/^<[^\s/>]+/, ''));
    for (const name of attributes.keys()) {
      if (name === 'style' || /^on[a-z]+$/.test(name))
        blocked.push(`${name}="${attributes.get(name) ?? ''}"`);
    }
    if (raw?.toLowerCase() === 'style') styles.add(hashOf(body));
    const isInline = raw?.toLowerCase() === 'script' && !attributes.has('src');
    if (isInline && EXECUTABLE.has((attributes.get('type') ?? '').toLowerCase())) scripts.add(hashOf(body));
  }
  return { scripts: [...scripts], styles: [...styles], blocked };
}
