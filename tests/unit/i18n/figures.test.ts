/** What the two languages promise: the same days, hours, percentages and sizes, text by text. */
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { flatten, type Texts } from '#scripts/lib/i18n-check.ts';
import { readContent } from '#tests/helpers/content-files.ts';
import { figuresIn } from '#tests/helpers/figures.ts';

/** Texts that say the same in another place of their page. */
const TOLD_ELSEWHERE = new Set(['requestPages.contactNew.meta.title']);

const chinese: Record<string, Texts> = dictionaries['zh-CN'];
const english: Record<string, Texts> = dictionaries['en-US'];

const differences = (place: string, zh: string, en: string): string[] => {
  const [ours, theirs] = [figuresIn('zh-CN', zh), figuresIn('en-US', en)];
  return ours.join() === theirs.join() ? [] : [`${place}: ${ours.join(', ')} | ${theirs.join(', ')}`];
};

describe('figures with a unit', () => {
  it('agree in each text of the dictionaries', () => {
    const found = Object.entries(chinese).flatMap(([name, texts]) => {
      const twin = flatten(english[name] ?? {});
      return [...flatten(texts)].flatMap(([key, text]) => {
        const place = `${name}.${key}`;
        return TOLD_ELSEWHERE.has(place) ? [] : differences(place, text, twin.get(key) ?? text);
      });
    });

    expect(found).toEqual([]);
  });

  it('agree in each text that editors own', () => {
    const files = readContent().filter(({ path }) => path.endsWith('.md'));
    const found = files
      .filter(({ locale }) => locale === 'zh-CN')
      .flatMap(({ collection, name, text }) => {
        const twin = files.find(
          (file) => file.locale === 'en-US' && file.collection === collection && file.name === name,
        );
        return twin ? differences(`${collection}/${name}`, text, twin.text) : [];
      });

    expect(found).toEqual([]);
  });
});

describe('figuresIn', () => {
  it.each([
    ['zh-CN', '十五个工作日内删除，至少保留三十日', ['15 working day', '30 day']],
    ['en-US', 'within fifteen working days, for at least thirty days', ['15 working day', '30 day']],
    ['zh-CN', '连续中断超过七十二小时', ['72 hour']],
    ['en-US', 'more than seventy-two hours in a row', ['72 hour']],
    ['zh-CN', '一个工作日内回复；以前用过一天', ['1 working day']],
    ['en-US', 'within one working day', ['1 working day']],
    ['zh-CN', '最低 2 核、16 GB 内存', ['16 GB', '2 core']],
    ['en-US', 'From 2 cores, 16 GB RAM', ['16 GB', '2 core']],
    ['zh-CN', '2026年9月18日至27日，第二天', []],
    ['en-US', 'September 18 to 27, 2026', []],
  ] as const)('reads in %s “%s”', (locale, text, figures) => {
    expect(figuresIn(locale, text)).toEqual(figures);
  });
});

describe('the amounts of coupons', () => {
  it('stand in no dictionary by themselves: constants have them', () => {
    const literal = /(?:38|76|101) ?元|CNY (?:38|76|101)\b/;
    const found = Object.entries({ ...dictionaries }).flatMap(([locale, own]) =>
      Object.entries<Texts>(own).flatMap(([name, texts]) =>
        [...flatten(texts)]
          .filter(([, text]) => literal.test(text))
          .map(([key]) => `${locale} ${name}.${key}`),
      ),
    );

    expect(found).toEqual([]);
  });
});
