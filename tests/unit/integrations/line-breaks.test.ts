import { describe, expect, it } from 'vitest';
import { balancedLines, breakable } from '#integrations/social/line-breaks.ts';

/** Every Chinese character is one wide, every other half. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 1 : 0.5), 0);

describe('breakable', () => {
  it.each([
    ['zh-CN', '老板、经理、员工：三级角色怎么分'],
    ['zh-CN', '为什么浏览器会问“是否允许”？'],
    ['en-US', 'Roles (three of them): who may do what?'],
  ] as const)('in %s keeps marks at their words: %s', (locale, text) => {
    const pieces = breakable(text, locale);

    expect(pieces.join('')).toBe(text);
    expect(pieces.filter((piece) => /^[，、：”？,.:?)]/.test(piece))).toEqual([]);
    expect(pieces.filter((piece) => /[“(]$/.test(piece))).toEqual([]);
  });
});

describe('balancedLines', () => {
  it('breaks Chinese between words into even lines', () => {
    const lines = balancedLines('欧美平台的身份核验越来越细，资料一次备齐', 'zh-CN', 14, measure);

    expect(lines.join('')).toBe('欧美平台的身份核验越来越细，资料一次备齐');
    expect(lines).toHaveLength(2);
    expect(Math.abs(measure(lines[0] ?? '') - measure(lines[1] ?? ''))).toBeLessThan(5);
  });

  it('breaks English at spaces, without spaces at the ends', () => {
    const lines = balancedLines(
      'Moving shops off a VPS without startling the marketplace',
      'en-US',
      16,
      measure,
    );

    expect(lines.join(' ')).toBe('Moving shops off a VPS without startling the marketplace');
    expect(lines.length).toBeLessThanOrEqual(3);
  });
});
