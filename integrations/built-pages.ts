/** What the pages of a build say about themselves in their heads: the one source for sitemap and social pictures. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuiltPage {
  /** Canonical address. */
  url: string;
  /** `<html lang>`. */
  language: string;
  /** `og:title`. */
  title: string;
  isIndexed: boolean;
  alternates: { language: string; url: string }[];
  /** `article:modified_time`. */
  modified: string | undefined;
  /** `og:image`. */
  picture: string | undefined;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
};

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&(?:amp|lt|gt|quot|#\d+);/g, (entity) => entities[entity] ?? entity),
    ]),
  );
}

/** @returns undefined for a page without a canonical address, as a 404 page or a fragment is */
export function readBuiltPage(html: string): BuiltPage | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:html|link|meta)\b[^>]*>/g)].map(([tag]) => ({
    name: /^<(\w+)/.exec(tag)?.[1],
    ...attributesOf(tag.replace(/^<\w+/, '')),
  })) as { name?: string; [attribute: string]: string | undefined }[]; // attributes overlay only their own names
  const links = tags.filter((tag) => tag['rel'] !== undefined);
  const meta = (property: string) => tags.find((tag) => tag['property'] === property)?.['content'];
  const url = links.find((tag) => tag['rel'] === 'canonical')?.['href'];
  if (url === undefined) return undefined;
  return {
    url,
    language: tags.find((tag) => tag['lang'] !== undefined)?.['lang'] ?? '',
    title: meta('og:title') ?? '',
    isIndexed: !/<meta\b[^>]*name="robots"[^>]*noindex/.test(head),
    alternates: links
      .filter((tag) => tag['hreflang'] !== undefined)
      .map((tag) => ({ language: tag['hreflang'] ?? '', url: tag['href'] ?? '' })),
    modified: meta('article:modified_time'),
    picture: meta('og:image'),
  };
}

export async function readBuiltPages(folder: string): Promise<BuiltPage[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => readBuiltPage(await readFile(join(folder, file), 'utf8'))),
  );
  return pages.filter((page) => page !== undefined);
}
