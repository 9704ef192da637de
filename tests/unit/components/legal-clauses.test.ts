import { describe, expect, it } from 'vitest';
import { numberClauses } from '#src/components/sections/legal/clauses.ts';

const agreement = [
  '<h2 id="1-关于本协议">1. 关于本协议</h2>',
  '<p>1.1 第一款。</p>',
  '<p>1.2 第二款，<a href="/x">链接</a>。</p>',
  '<h2 id="2-fees">2. Fees &amp; tax</h2>',
  '<p>2.1 In advance.</p>',
  '<p>It costs 3.5 yuan.</p>',
].join('\n');

describe('numberClauses', () => {
  it('gives each section and clause an anchor that is the same in every language', () => {
    const { html } = numberClauses(agreement);

    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['s1', 's1-1', 's1-2', 's2', 's2-1']);
    expect(html).toContain('<a href="#s1-2">1.2</a> 第二款，<a href="/x">链接</a>。');
  });

  it('lists the sections for the table of contents', () => {
    expect(numberClauses(agreement).sections).toEqual([
      { id: 's1', number: 1, title: '关于本协议' },
      { id: 's2', number: 2, title: 'Fees &amp; tax' },
    ]);
  });

  it('leaves other paragraphs alone', () => {
    expect(numberClauses(agreement).html).toContain('<p>It costs 3.5 yuan.</p>');
  });

  it.each([
    ['a missing section', '<h2>2. B</h2><p>2.1 b</p>', 'Section 2 follows section 0'],
    ['a missing clause', '<h2>1. A</h2><p>1.1 a</p><p>1.3 c</p>', 'Clause 1.3 stands where 1.2 belongs'],
    ['a section without clauses', '<h2>1. A</h2><p>1.1 a</p><h2>2. B</h2>', 'Section 2 has no clause'],
  ])('refuses %s', (_case, html, message) => {
    expect(() => numberClauses(html)).toThrow(message);
  });
});
