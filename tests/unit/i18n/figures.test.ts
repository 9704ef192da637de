/** Compares the promises of both languages: days, hours, percentages and sizes of each text, in digits or words. */
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import { flatten, type Texts } from '#scripts/lib/i18n-check.ts';
import { readContent } from '#scripts/lib/content-files.ts';

const CHINESE_DIGITS = '零一二三四五六七八九';
const ENGLISH_WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const ENGLISH_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Synonyms of units; longer names come first. */
const UNITS: Readonly<Record<Locale, readonly (readonly [pattern: string, unit: string])[]>> = {
  'zh-CN': [
    ['个工作日', 'working day'],
    ['个月', 'month'],
    ['小时', 'hour'],
    ['天', 'day'],
    ['日(?![期常程前后零])', 'day'],
    ['核(?!对|实|验|心)', 'core'],
    ['GB', 'GB'],
    ['TB', 'TB'],
    ['%', '%'],
  ],
  'en-US': [
    ['working[ -]days?', 'working day'],
    ['months?\\b', 'month'],
    ['(?:hours?|h)\\b', 'hour'],
    ['days?\\b', 'day'],
    ['cores?\\b', 'core'],
    ['GB', 'GB'],
    ['TB', 'TB'],
    ['%', '%'],
  ],
};

/** Converts `二十四` and `三`; other text stays. */
function chineseNumber(word: string): string {
  const [tens = '', ones = ''] = word.includes('十') ? word.split('十') : ['零', word];
  const digit = (text: string, empty: number) => (text === '' ? empty : CHINESE_DIGITS.indexOf(text));
  const number = digit(tens, 1) * 10 + digit(ones, 0);
  return Number.isNaN(number) ? word : String(number);
}

function englishNumber(word: string): string {
  const [first = '', second] = word.toLowerCase().split('-');
  const tens = ENGLISH_TENS.indexOf(first);
  const ones = ENGLISH_WORDS.indexOf(second ?? (tens < 0 ? first : 'zero'));
  return String((tens < 0 ? 0 : (tens + 2) * 10) + ones);
}

function inDigits(locale: Locale, text: string): string {
  if (locale === 'zh-CN')
    return text.replace(/[一二三四五六七八九十]{1,3}(?=个工作日|个月|小时|[天日核])/g, chineseNumber);
  const words = [...ENGLISH_TENS.map((ten) => `${ten}(?:-\\w+)?`), ...ENGLISH_WORDS];
  return text.replace(
    new RegExp(`\\b(?:${words.join('|')})\\b(?=[ -](?:working|days?|hours?|months?|cores?))`, 'gi'),
    englishNumber,
  );
}

/** A day of a month is not a duration. */
const withoutDates = (text: string) =>
  text.replaceAll(/\d+月\d+日?|[至到]\d+日|第[一二三四五六七八九十]+(?:[天日]|个月)/g, '');

/** A single day, hour or month is often narrative; a single working day is a promise. */
const isPromise = (figure: string) => !/^1 (?:day|hour|month)$/.test(figure);

/** Figures such as `15 working day`, each once, in order. */
function figuresIn(locale: Locale, text: string): string[] {
  const digits = inDigits(locale, withoutDates(text).replaceAll(/(\d),(\d{3})/g, '$1$2'));
  const found = UNITS[locale].reduce(
    ({ rest, figures }, [pattern, unit]) => {
      const all = new RegExp(`(?<![\\d.–-])(\\d+(?:\\.\\d+)?)[ -]?(?:${pattern})`, 'g');
      return {
        figures: [...figures, ...[...rest.matchAll(all)].map(([, number]) => `${number ?? ''} ${unit}`)],
        rest: rest.replace(all, ''),
      };
    },
    { rest: digits, figures: [] as string[] },
  );
  return [...new Set(found.figures.filter(isPromise))].sort();
}

/** Texts whose figures are elsewhere on the page. */
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

  it('agree in each text of the editors', () => {
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

it('the amounts of coupons come from constants, not from dictionaries', () => {
  const literal = /(?:38|76|101) ?元|CNY (?:38|76|101)\b/;
  const found = Object.entries({ ...dictionaries }).flatMap(([locale, own]) =>
    Object.entries<Texts>(own).flatMap(([name, texts]) =>
      [...flatten(texts)].filter(([, text]) => literal.test(text)).map(([key]) => `${locale} ${name}.${key}`),
    ),
  );

  expect(found).toEqual([]);
});
