import { expect, it } from 'vitest';
import { maxDescriptionLength, sentencesThatFit } from '#src/domain/description.ts';

const chinese = (more: number) => '店'.repeat(maxDescriptionLength('zh-CN') + more);
const english = 'a'.repeat(maxDescriptionLength('en-US') - 3);

it.each([
  ['leaves out sentences that are too long', 'zh-CN', ['免费。', chinese(0), '付款？'], '免费。付款？'],
  ['keeps the first sentence whatever its length', 'zh-CN', [chinese(1), '付款？'], chinese(1)],
  ['counts the space between English sentences', 'en-US', [english, 'Yes', 'No'], `${english} No`],
] as const)('sentencesThatFit %s', (_rule, locale, sentences, text) => {
  expect(sentencesThatFit(locale, sentences)).toBe(text);
});
