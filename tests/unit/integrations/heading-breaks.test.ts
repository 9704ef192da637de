import { describe, expect, it } from 'vitest';
import { breakHeadings } from '#integrations/finish/heading-breaks.ts';
import { htmlIn, parsePage } from '#src/domain/html.ts';
import { phrasesOf } from '#integrations/lib/sense-breaks.ts';

function broken(body: string, lang = 'zh-CN'): string {
  const page = parsePage(`<!doctype html><html lang="${lang}"><head></head><body>${body}</body></html>`);
  breakHeadings(page);
  return /<body>(.*)<\/body>/s.exec(htmlIn(page))?.[1] ?? '';
}

describe('breakHeadings', () => {
  it('marks breaks between phrases in long clauses of Chinese headings, also in nested elements', () => {
    expect(broken('<h1><span>每一间店，</span><span>都有自己的泊位</span></h1>')).toBe(
      '<h1><span>每一间店，</span><span>都有<wbr>自己的<wbr>泊位</span></h1>',
    );
  });

  it('adds nothing where a line may end anyway, or never has to', () => {
    const heading = '<h2>换了设备，先提醒，再打开</h2>';
    expect(broken(heading)).toBe(heading);
  });

  it('removes the space after a wide mark', () => {
    expect(broken('<h1><span>把店分开， </span><span>有四种办法 </span></h1>')).toBe(
      '<h1><span>把店分开，</span><span>有四种办法 </span></h1>',
    );
  });

  it.each([
    ['other languages', '<h1>都有自己的泊位和环境</h1>', 'en'],
    ['a heading in another language', '<h1 lang="ja">都有自己的泊位和环境</h1>', 'zh-CN'],
    ['what React has to find', '<astro-island><h1>都有自己的泊位和环境</h1></astro-island>', 'zh-CN'],
    ['running text', '<p>都有自己的泊位和环境</p>', 'zh-CN'],
  ])('does not change %s', (_what, body, lang) => {
    expect(broken(body, lang)).toBe(body);
  });
});

describe('phrasesOf', () => {
  it.each([
    ['particles stay with what they follow', '都有自己的泊位', ['都有', '自己的', '泊位']],
    ['words of the field are whole', '工作台连不上客户端', ['工作台', '连不上', '客户端']],
    ['numbers stay with what they count', '现在就打开第一间店', ['现在', '就打开', '第一间店']],
    ['prepositions stay with what they lead', '放进您自己的机房', ['放进', '您自己的', '机房']],
    ['nobody stands alone at the end', '哪种办法都替代不了的事', ['哪种', '办法', '都替代', '不了的事']],
    ['words of speech are whole', '核验越来越细', ['核验', '越来越细']],
    ['one phrase is one piece', '收费说明', ['收费', '说明']],
  ])('%s', (_rule, text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases);
  });

  it('does not move any character', () => {
    for (const text of ['下载 V6（推荐）', '“泊位”是什么？', '6.4.0-beta.2', '']) {
      expect(phrasesOf(text).join('')).toBe(text);
    }
  });
});
