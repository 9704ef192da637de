import type { Locale } from '#i18n/locales.ts';
import { forbiddenWordings } from './forbidden-wordings.ts';

/** Rules for the wording of one sentence, by language. Each rule returns the problem, or nothing. */
type Rule = (text: string) => string | undefined;

const HAN = '\\p{Script=Han}';
const chineseText = new RegExp(`[${HAN}\\u3000-\\u303f\\uff01-\\uff60]`, 'v');
/** A half-width mark that touches Chinese text. Figures and Latin words keep theirs: 9:00, Node.js, 1,000. */
const halfWidthMark = new RegExp(
  `(?<=[${HAN}]\\s?)[,:;?!\\(\\)]|[,:;?!\\(\\)](?=\\s?${HAN})|(?<=${HAN})\\.(?!\\w)`,
  'v',
);

const isNotEmpty: Rule = (text) => (text.trim() === '' ? 'is empty' : undefined);
const isTrimmed: Rule = (text) =>
  text.trim() === text ? undefined : 'starts or ends with a space: put spaces into the page';

const rules: Record<string, readonly Rule[]> = {
  'zh-CN': [
    (text) => {
      const [mark] = halfWidthMark.exec(text) ?? [];
      return mark && `has the half-width "${mark}" beside Chinese text; write ，。：；？！（）`;
    },
  ],
  'en-US': [
    (text) => {
      const [mark] = chineseText.exec(text) ?? [];
      return mark && `contains "${mark}", which is Chinese`;
    },
  ],
};

export function wordingFaults(locale: Locale, text: string): string[] {
  return [
    ...[isNotEmpty, isTrimmed, ...(rules[locale] ?? [])].flatMap((rule) => rule(text) ?? []),
    ...forbiddenIn(locale, text).map(({ found, instead }) => `says “${found}”; write ${instead}`),
  ];
}

/** Names inside {{…}}, without formatting options, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();
}

/**
 * Wordings in a text that the site does not use (`forbidden-wordings.ts`), except for the exceptions there.
 * @param page of the text, by its address in the default language; none for a text that any page may show
 */
export function forbiddenIn(locale: Locale, text: string, page?: string) {
  return (forbiddenWordings[locale] ?? []).flatMap(({ wording, instead, except = [], allowedOn = [] }) => {
    if (page !== undefined && allowedOn.includes(page)) return [];
    const rest = except.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
    const [found] = wording.exec(rest) ?? [];
    return found === undefined ? [] : [{ found, instead }];
  });
}
