import { expect, it } from 'vitest';
import { mendOf } from '#src/domain/mends.ts';

const mends = [{ code: '10006' }, { code: '429' }];

it.each([
  ['报错10006怎么办', '10006'],
  ['HTTP 429, then 10006', '429'],
  ['Order 4291, phone 13810006000', undefined],
  ['', undefined],
])('leads from “%s” to what helps with %s', (text, code) => {
  expect(mendOf(text, mends)?.code).toBe(code);
});
