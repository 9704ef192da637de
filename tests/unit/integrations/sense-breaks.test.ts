import { describe, expect, it } from 'vitest';
import { phrasesOf } from '#integrations/lib/sense-breaks.ts';

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
