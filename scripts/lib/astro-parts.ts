/**
 * Takes an .astro file apart into pieces that the TypeScript parser can read. Enough for checks that look for
 * imports and literals; not a compiler.
 */
const FRONTMATTER = /^\s*---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const NOISE = /<!--[\s\S]*?-->|<!doctype[^>]*>/gi;

/** The pieces of any source file that hold code, each with a name that tells the parser how to read it. */
export function codeParts(path: string, text: string): { name: string; code: string }[] {
  if (!path.endsWith('.astro')) return [{ name: path, code: text }];
  const markup = text.replace(FRONTMATTER, '');
  const scripts = [...markup.matchAll(SCRIPT)].map(([, code = '']) => code);
  // Close enough to JSX once wrapped in a fragment; styles and comments are gone.
  const template = markup.replace(SCRIPT, '').replace(STYLE, '').replace(NOISE, '');
  return [
    { name: 'frontmatter.ts', code: FRONTMATTER.exec(text)?.[1] ?? '' },
    ...scripts.map((code) => ({ name: 'script.ts', code })),
    { name: 'template.tsx', code: `<>${template}</>` },
  ];
}
