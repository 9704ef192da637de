/**
 * The figures with a unit that a text promises: days, hours, percent, sizes. What one language says of them the other says
 * too, in digits or in words.
 */
import type { Locale } from '#i18n/locales.ts';

const CHINESE_DIGITS = '零一二三四五六七八九';
const ENGLISH_WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const ENGLISH_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The same unit under the same name; the longer names come first. */
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

/** `二十四` and `三`; what is no number below a hundred stays. */
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

/** Days of a month are no lengths. */
const withoutDates = (text: string) =>
  text.replaceAll(/\d+月\d+日?|[至到]\d+日|第[一二三四五六七八九十]+(?:[天日]|个月)/g, '');

/** A day, an hour and a month are as often words of a story; a single working day is a promise. */
const isPromise = (figure: string) => !/^1 (?:day|hour|month)$/.test(figure);

/** Such as `15 working day`, each once, in order. */
export function figuresIn(locale: Locale, text: string): string[] {
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
