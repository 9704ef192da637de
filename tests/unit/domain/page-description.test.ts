import { describe, expect, it } from 'vitest';
import { pageDescription } from '#src/domain/page-description.ts';

describe('pageDescription', () => {
  it('joins sentences with a space in English and without one in Chinese', () => {
    expect(pageDescription('en-US', ['One.', 'Two?', 'Three?'])).toBe('One. Two? Three?');
    expect(pageDescription('zh-CN', ['一。', '二？'])).toBe('一。二？');
  });

  it('stops before the sentence that would be cut', () => {
    expect(pageDescription('en-US', ['a'.repeat(100), 'b'.repeat(54), 'c'])).toBe(
      `${'a'.repeat(100)} ${'b'.repeat(54)}`,
    );
    expect(pageDescription('en-US', ['a'.repeat(100), 'b'.repeat(55), 'c'])).toBe('a'.repeat(100));
    expect(pageDescription('zh-CN', ['一'.repeat(60), '二'.repeat(21)])).toBe('一'.repeat(60));
  });

  it('leaves a long first sentence whole', () => {
    expect(pageDescription('en-US', ['a'.repeat(200)])).toHaveLength(200);
  });
});
