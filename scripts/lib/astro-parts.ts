/** Splits an .astro file into pieces for the TypeScript parser: enough to find imports and literals, not a compiler. */
const FRONTMATTER = /^\s*---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const NOISE = /<!--[\s\S]*?-->|<!doctype[^>]*>/gi;

/** The pieces of code in any source file, each with a file name that sets the parser's language. */
export function codeParts(path: string, text: string): { name: string; code: string }[] {
  if (!path.endsWith('.astro')) return [{ name: path, code: text }];
  const markup = text.replace(FRONTMATTER, '');
  const scripts = [...markup.matchAll(SCRIPT)].map(([, code = '']) => code);
  // Close enough to JSX in a fragment, without styles and comments.
  const template = markup.replace(SCRIPT, '').replace(STYLE, '').replace(NOISE, '');
  return [
    { name: 'frontmatter.ts', code: FRONTMATTER.exec(text)?.[1] ?? '' },
    ...scripts.map((code) => ({ name: 'script.ts', code })),
    { name: 'template.tsx', code: `<>${template}</>` },
  ];
}
