import { describe, expect, it } from 'vitest';
import { queryFromPath } from '#src/domain/query-from-path.ts';

describe('queryFromPath', () => {
  it.each([
    ['/help/vidoe-refund', '/help/vidoe-refund', 'help vidoe refund'],
    ['/en/help/vidoe-refund', '/en/help/vidoe-refund', 'help vidoe refund'],
    ['/english/lesson', '/english/lesson', 'english lesson'],
    ['/a/b/c/d/e/f', '/a/b/c/d/e/f', 'c d e f'],
    ['/%E9%80%80%E6%AC%BE/%E5%8F%91%E7%A5%A8', '/退款/发票', '退款 发票'],
    ['/100%', '/100%', '100'],
  ])('reads %s as %s and asks for "%s"', (pathname, shown, query) => {
    expect(queryFromPath(pathname, 'en')).toEqual({ shown, query });
  });

  it('shortens what is too long', () => {
    const { shown, query } = queryFromPath(`/${'x'.repeat(300)}`, '');

    expect(shown).toHaveLength(121);
    expect(shown.endsWith('…')).toBe(true);
    expect(query).toHaveLength(60);
  });
});
