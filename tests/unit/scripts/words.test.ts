import { describe, expect, it } from 'vitest';
import { wordsOf } from '#scripts/lib/words.ts';

const page = (main: string) =>
  `<!doctype html><html lang="zh-CN"><body><header>页头</header><main>${main}</main><footer>页脚</footer></body></html>`;

describe('wordsOf', () => {
  it('counts Chinese by character and leaves its marks out', () => {
    expect(wordsOf(page('<h1>一间店，</h1><p>一个泊位。</p>'))).toEqual({
      language: 'zh-CN',
      han: 7,
      latin: 0,
    });
  });

  it('counts Latin words and figures, a joined one once', () => {
    expect(wordsOf(page('<p>The shop’s address is 203.0.113.7</p>')).latin).toBe(5);
  });

  it('counts neither marks of the page nor what is not shown, nor what stands around the main part', () => {
    expect(
      wordsOf(page('<p class="one two">店</p><script>three()</script><svg><text>四</text></svg>')),
    ).toEqual({
      language: 'zh-CN',
      han: 1,
      latin: 0,
    });
  });
});
