/**
 * Astro writes the style of its islands in front of the first one, in the middle of the body, where HTML allows none.
 * This moves it to the end of the head, where it belongs.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const STYLE = /<style>astro-island[^<]*<\/style>/;

/** @returns the page, untouched where there is nothing to move */
export function moveIslandStyle(html: string): string {
  const [style] = STYLE.exec(html) ?? [];
  if (style === undefined) return html;
  // A function, since `$` in a replacement text means something.
  return html.replace(STYLE, '').replace('</head>', () => `${style}</head>`);
}

/** Has to come before the integrations that hash and pack what is written. */
export function islandStyle(): AstroIntegration {
  return {
    name: 'island-style',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files
            .filter((file) => file.endsWith('.html'))
            .map(async (file) => {
              const html = await readFile(join(folder, file), 'utf8');
              const moved = moveIslandStyle(html);
              if (moved !== html) await writeFile(join(folder, file), moved);
            }),
        );
      },
    },
  };
}
