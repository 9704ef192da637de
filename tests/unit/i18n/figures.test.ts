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
