/**
 * The list of page hooks (src/config/page-hooks.ts) must have every hook that a script reads, and none that nothing
 * prints or reads. Sources are read as text.
 */
import { describe, expect, it } from 'vitest';
import { pageHooks } from '#src/config/page-hooks.ts';
import { codeParts } from '#scripts/lib/astro-parts.ts';
import { listSources, type SourceFile } from '#scripts/lib/sources.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** In an element's markup, or as a key of an object with attributes. */
const PRINTED = /(?<=[\s{'])data-[a-z][\w-]*(?=[\s=>/]|':)/g;
const DATASET = /\bdataset(?:\['(\w+)'\]|\.(\w+))(\s*(?:\?\?)?=(?!=))?/g;
const ASSIGNED = /Object\.assign\([\w.]*\bdataset, \{([\s\S]*?)\n?\s*\}\)/g;
const TAKEN_APART = /\{([^{}]*)\} = [\w.()]*\bdataset\b/g;
const ASKED_IN = /'(\w+)' in [\w.()]*\bdataset\b/g;
/** In a selector, or by the name alone; the method's name tells reading from writing. */
const NAMED = /(?:(\w+)(?:<[^()]*>)?\(\s*(?:\w+, )?)?['"`[](data-[a-z][\w-]*)(?=['"`\]=~^$*|])(?!['"`]:)/g;
const WRITES = /^(?:set|toggle|remove)Attribute$/;

const asAttribute = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const namesIn = (list: string) =>
  list.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.slice(1).map(asAttribute) ?? []);

function hooksIn(sources: readonly SourceFile[]) {
  const printed = new Set<string>();
  /** Hooks with the files that read each. */
  const read = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const { name, code: raw } of codeParts(path, text)) {
      const code = raw.replace(COMMENTS, '');
      const reads = (hook: string) => read.set(hook, [...(read.get(hook) ?? []), path]);
      for (const [hook] of code.matchAll(PRINTED)) printed.add(hook);
      if (name === 'template.tsx') continue;
      for (const [, list = ''] of code.matchAll(ASSIGNED)) namesIn(list).forEach((hook) => printed.add(hook));
      for (const [, list = ''] of code.matchAll(TAKEN_APART)) namesIn(list).forEach(reads);
      for (const [, key = ''] of code.matchAll(ASKED_IN)) reads(asAttribute(key));
      for (const [, key, property, isWritten] of code.matchAll(DATASET)) {
        const hook = asAttribute(key ?? property ?? '');
        if (isWritten) printed.add(hook);
        else reads(hook);
      }
      for (const [, method = '', hook = ''] of code.matchAll(NAMED)) {
        if (WRITES.test(method)) printed.add(hook);
        else reads(hook);
      }
    }
  }
  return { printed, read };
}

const listed = new Set(Object.keys(pageHooks));
const sources = listSources('.').filter(
  ({ path }) => /^(?:src|islands|integrations\/finish)\//.test(path) && path !== 'src/config/page-hooks.ts',
);

describe('the list of page hooks', () => {
  const { printed, read } = hooksIn(sources);

  it('has every hook that a script reads', () => {
    const missing = [...read].filter(([hook]) => !listed.has(hook));

    expect(read.size).toBeGreaterThan(10);
    expect(missing.map(([hook, paths]) => `${hook} is read by ${paths.join(', ')}`)).toEqual([]);
  });

  it('has no hook that nothing prints', () => {
    expect([...listed].filter((hook) => !printed.has(hook))).toEqual([]);
  });

  it('has no hook that no script reads', () => {
    expect([...listed].filter((hook) => !read.has(hook))).toEqual([]);
  });
});
