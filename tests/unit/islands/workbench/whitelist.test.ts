import { describe, expect, it } from 'vitest';
import { parseWhitelist } from '#islands/workbench/shops/whitelist.ts';

describe('parseWhitelist', () => {
  it.each([
    ['a.example', ['a.example']],
    ['  A.Example  \r\n\n*.b.example', ['a.example', '*.b.example']],
    ['https://www.example.com/path?q=1', ['www.example.com']],
    ['203.0.113.7\n198.51.100.255', ['203.0.113.7', '198.51.100.255']],
    ['', []],
  ])('reads %j as %j', (text, entries) => {
    expect(parseWhitelist(text)).toEqual({ entries, faults: [] });
  });

  const wrong = ['no', 'a b.example', '203.0.113.256', `${'a'.repeat(64)}.example`];
  it.each(wrong)('names %j with its line', (text) => {
    const faults = [{ line: 3, text, kind: 'invalid' }];
    expect(parseWhitelist(`a.example\n\n${text}`)).toEqual({ entries: ['a.example'], faults });
  });

  it('names duplicates', () => {
    const { faults } = parseWhitelist('a.example\nA.example');
    expect(faults).toEqual([{ line: 2, text: 'A.example', kind: 'duplicate' }]);
  });
});
