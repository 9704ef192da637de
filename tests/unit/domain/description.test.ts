import { describe, expect, it } from 'vitest';
import { maxDescriptionLength, sentencesThatFit } from '#src/domain/description.ts';

describe('sentencesThatFit', () => {
  it('takes sentences that fit and leaves out those that are too long', () => {
    const long = '店'.repeat(maxDescriptionLength('zh-CN'));

    expect(sentencesThatFit('zh-CN', ['注册免费。', long, '怎么付款？'])).toBe('注册免费。怎么付款？');
  });

  it('keeps the first sentence whatever its length', () => {
    const long = '店'.repeat(maxDescriptionLength('zh-CN') + 1);

    expect(sentencesThatFit('zh-CN', [long, '怎么付款？'])).toBe(long);
  });

  it('counts the space between English sentences', () => {
    const first = 'a'.repeat(maxDescriptionLength('en-US') - 3);

    expect(sentencesThatFit('en-US', [first, 'Yes', 'No'])).toBe(`${first} No`);
  });
});
