import { describe, expect, it } from 'vitest';
import { withParameters } from '#src/domain/with-parameters.ts';

const PAGE = 'https://www.berth.example/applications';

describe('withParameters', () => {
  it.each([
    ['what is chosen', '', { keyword: '运费', category: 'rpa', pages: '' }, '?keyword=运费&category=rpa'],
    ['something else in its place', '?keyword=a', { keyword: 'b' }, '?keyword=b'],
    ['nothing of what others need', '?promoter=q&pages=2', { keyword: '', pages: '' }, '?promoter=q'],
  ])('says %s', (_what, before, values, after) => {
    expect(decodeURI(withParameters(PAGE + before, values))).toBe(PAGE + after);
  });
});
