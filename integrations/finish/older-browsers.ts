/**
 * Writes what older browsers load besides a page: its style sheet in their words, named by its content and shared by
 * pages that look alike, and one script for all pages. Pages name both at the placeholder in their inline script.
 */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { digestOf, openCache, type ContentCache } from '#integrations/lib/content-cache.ts';
import type { Step } from '#integrations/lib/finishing.ts';
import { legacyStyle } from '#integrations/lib/legacy-style.ts';
import { buildTargets, LEGACY_PLACEHOLDERS, wholeFrom } from '#src/config/browsers.ts';
import { elementsIn, isText, nodesIn, textIn, type Page } from '#src/domain/html.ts';

const ASSETS = '_astro';
const ENTRY = 'src/browser/legacy/start.ts';
/** Everything that decides what a sheet becomes: versions of packages too. */
const MAKERS = ['integrations/lib/legacy-style{.ts,/*.ts}', 'src/config/browsers.ts', 'package-lock.json'];
const HASH_CHARS = 8;
/** A build has 3 MB of them. */
const MOST_CACHE_BYTES = 16 * 1024 * 1024;

const nameOf = (content: string): string => digestOf(content).slice(0, HASH_CHARS);
const readMakers = (): string[] =>
  globSync(MAKERS)
    .sort()
    .map((file) => readFileSync(file, 'utf8'));

const stylesIn = (page: Page): string => elementsIn(page, 'style').map(textIn).join('\n');

const addressOf = (kind: 'js' | 'css', content: string) => `/${ASSETS}/legacy.${nameOf(content)}.${kind}`;

/** Puts the addresses of what has been written into the page's inline script. */
function nameLegacy(page: Page, script: string, sheet: string): void {
  for (const element of elementsIn(page, 'script')) {
    for (const node of nodesIn(element)) {
      if (!isText(node)) continue;
      node.value = node.value
        .replaceAll(LEGACY_PLACEHOLDERS.code, () => addressOf('js', script))
        .replaceAll(LEGACY_PLACEHOLDERS.style, () => addressOf('css', sheet));
    }
  }
}

async function bundleScript(): Promise<string> {
  const bundler = await rolldown({
    input: ENTRY,
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: buildTargets(wholeFrom) },
  });
  try {
    const { output } = await bundler.generate({ format: 'es', minify: true });
    return output[0].code;
  } finally {
    await bundler.close();
  }
}

interface Making {
  script: string;
  makers: string;
  cache: ContentCache;
}

/** A page's sheet, by the content of its own. */
type Sheets = Map<string, Promise<string>>;

export function olderBrowsers(): Step<string> {
  let making: Making | undefined;
  const sheets: Sheets = new Map();

  function sheetOf(css: string, { cache, makers }: Making): Promise<string> {
    const make = async () => {
      const kept = await cache.get(`${digestOf(makers, css)}.css`, () =>
        Promise.resolve(Buffer.from(legacyStyle(css))),
      );
      return kept.toString();
    };
    const sheet = sheets.get(css) ?? make();
    sheets.set(css, sheet);
    return sheet;
  }

  return {
    name: 'older browsers',
    async before(output) {
      making = {
        script: await bundleScript(),
        makers: digestOf(...readMakers()),
        cache: openCache(join(output.cache, 'legacy-styles'), MOST_CACHE_BYTES),
      };
    },
    async page({ page }) {
      if (!making) throw new Error('Nothing has been made for older browsers yet.');
      const sheet = await sheetOf(stylesIn(page), making);
      nameLegacy(page, making.script, sheet);
      return sheet;
    },
    async after(found, { folder }) {
      if (!making) return undefined;
      const write = (kind: 'js' | 'css', content: string) =>
        writeFile(join(folder, addressOf(kind, content)), content);
      await mkdir(join(folder, ASSETS), { recursive: true });
      const unique = new Set(found);
      await write('js', making.script);
      await Promise.all([...unique].map((sheet) => write('css', sheet)));
      await making.cache.prune();
      return `${unique.size} style sheets, ${making.cache.made()} of them made now`;
    },
  };
}
