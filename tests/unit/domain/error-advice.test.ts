import { expect, it } from 'vitest';
import { findAdvice } from '#src/domain/error-advice.ts';

const advice = [{ code: '10006' }, { code: '429' }];

it.each([
  ['报错10006怎么办', '10006'],
  ['HTTP 429, then 10006', '429'],
  ['Order 4291, phone 13810006000', undefined],
  ['', undefined],
])('leads from “%s” to what helps with %s', (text, code) => {
  expect(findAdvice(text, advice)?.code).toBe(code);
});
