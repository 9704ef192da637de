/**
 * Marks in the markup that scripts look for stand in one list, src/config/page-hooks.ts: what a script reads without being
 * in it fails here, and so does what nobody prints or nobody reads. Sources are read as text.
 */
import { describe, expect, it } from 'vitest';
import { pageHooks } from '#src/config/page-hooks.ts';
import { codeParts } from '#scripts/lib/astro-parts.ts';
import { listSources, type SourceFile } from '#scripts/lib/sources.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Of an element in markup, or of one that an island renders; a key of an object that is spread into one. */
const PRINTED = /(?<=[\s{'])data-[a-z][\w-]*(?=[\s=>/]|':)/g;
const DATASET = /\bdataset(?:\['(\w+)'\]|\.(\w+))(\s*(?:\?\?)?=(?!=))?/g;
const ASSIGNED = /Object\.assign\([\w.]*\bdataset, \{([\s\S]*?)\n?\s*\}\)/g;
const TAKEN_APART = /\{([^{}]*)\} = [\w.()]*\bdataset\b/g;
const ASKED_IN = /'(\w+)' in [\w.()]*\bdataset\b/g;
/** In a selector, or by the name alone; what is only written is told apart by the method. */
const NAMED = /(?:(\w+)(?:<[^()]*>)?\(\s*(?:\w+, )?)?['"`[](data-[a-z][\w-]*)(?=['"`\]=~^$*|])(?!['"`]:)/g;
const WRITES = /^(?:set|toggle|remove)Attribute$/;

const asAttribute = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const namesIn = (list: string) =>
  list.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.slice(1).map(asAttribute) ?? []);

interface Hooks {
  printed: Set<string>;
  /** With the files that read each. */
  read: Map<string, string[]>;
}

function hooksIn(sources: readonly SourceFile[]): Hooks {
  const printed = new Set<string>();
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

  it('has none that nothing prints', () => {
    expect([...listed].filter((hook) => !printed.has(hook))).toEqual([]);
  });

  it('has none that no script reads', () => {
    expect([...listed].filter((hook) => !read.has(hook))).toEqual([]);
  });
});

describe('what counts as read and as printed', () => {
  const hooksOf = (path: string, text: string) => {
    const { printed, read } = hooksIn([{ path, text }]);
    return { printed: [...printed], read: [...read.keys()] };
  };

  it.each([
    [`find('[data-one]')`, ['data-one']],
    [`find('a[data-one="x"] b')`, ['data-one']],
    [`findHooks<HTMLElement>('data-one')`, ['data-one']],
    [`element.getAttribute('data-one')`, ['data-one']],
    [`element.dataset['oneMore'] ?? ''`, ['data-one-more']],
    [`if (element.dataset.one === '') x()`, ['data-one']],
    [`const { one, twoMore = '' } = element.dataset;`, ['data-one', 'data-two-more']],
    [`if ('one' in element.dataset) x()`, ['data-one']],
    [`// find('[data-one]')`, []],
    [`import x from '#src/data-one.ts'`, []],
  ])('reads by %s', (text, hooks) => {
    expect(hooksOf('src/browser/a.ts', text).read).toEqual(hooks);
  });

  it.each([
    ['src/browser/a.ts', `element.dataset['one'] = ''`],
    ['src/browser/a.ts', `element.toggleAttribute('data-one', true)`],
    ['src/browser/a.ts', `Object.assign(element.dataset, {\n  one: '',\n});`],
    ['src/components/a.ts', `return { 'data-one': x };`],
    ['src/components/A.astro', `<p class="x" data-one></p>`],
    ['src/components/A.astro', `<p data-one={x} />`],
    ['islands/a/A.tsx', `<p data-one="x">y</p>`],
  ])('prints in %s by %s', (path, text) => {
    expect(hooksOf(path, text)).toEqual({ printed: ['data-one'], read: [] });
  });

  it('reads in the script of a component', () => {
    const text = `<p data-one></p>\n<script>\n  find('[data-one]');\n</script>`;

    expect(hooksOf('src/components/A.astro', text)).toEqual({ printed: ['data-one'], read: ['data-one'] });
  });
});
