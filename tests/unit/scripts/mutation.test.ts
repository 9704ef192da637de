import { describe, expect, it } from 'vitest';
import { mutate } from '#scripts/lib/mutation.ts';

const code = `
export const LIMIT = 60;
const LONG_MS = 3 * 1000;
export const NAMES = ['a', 'b'] as const;
export const words = { title: 'Title', deep: { text: 'Text', isOn: true } };
export function act(kind: string) {
  const inner = () => 5;
  switch (kind) {
    case 'one':
      return inner();
  }
  return 0;
}
`;

describe('mutate', () => {
  it.each([
    ['LIMIT', 'LIMIT = 61;'],
    ['LONG_MS', 'LONG_MS = (3 * 1000 + 1);'],
    ['NAMES', `NAMES = ['b'] as const;`],
    ['words.title', `title: 'mutated'`],
    ['words.deep.isOn', 'isOn: false'],
    ['words', 'words = ({} as never);'],
    ['act', 'act(kind: string) { return undefined as never; }'],
    ['act.inner', 'inner = () => { return undefined as never; };'],
    ['act.one', `case 'never':`],
  ])('breaks %s and nothing else', (anchor, broken) => {
    const result = mutate('src/x.ts', code, anchor) ?? '';

    expect(result).toContain(broken);
    expect(result).not.toBe(code);
    expect(code.split('\n').filter((line) => !result.includes(line)).length).toBeLessThan(10);
  });

  it('takes the one thing that a file exports where nothing is named', () => {
    expect(mutate('src/x.ts', 'const a = 1;\nexport const b = a;\n', undefined)).toContain(
      'b = (undefined as never)',
    );
    expect(mutate('src/x.ts', code, undefined)).toBeUndefined();
  });

  it('finds nothing where there is nothing', () => {
    expect(mutate('src/x.ts', code, 'NOWHERE')).toBeUndefined();
    expect(mutate('src/x.astro', '<p>text</p>', 'other')).toBeUndefined();
  });

  it('empties the template of a component and keeps what computes it', () => {
    expect(mutate('src/x.astro', '---\nconst a = 1;\n---\n<p>{a}</p>\n', undefined)).toBe(
      '---\nconst a = 1;\n---\n<span></span>\n',
    );
  });

  it('leaves a page its layout, so that it can be built', () => {
    const page = '---\nconst a = 1;\n---\n<PageLayout title={f((b) => b)}>\n  <p>{a}</p>\n</PageLayout>\n';

    expect(mutate('src/x.astro', page, undefined)).toBe(
      '---\nconst a = 1;\n---\n<PageLayout title={f((b) => b)}><h1>Broken</h1></PageLayout>\n',
    );
  });

  it('takes a text out of what is no code', () => {
    expect(mutate('src/x.astro', '<p>50 % more</p>', '50 % ')).toBe('<p>more</p>');
  });
});
