/**
 * All dictionaries of all languages, for the build. The Chinese ones are the original; those of other languages are typed
 * against them (`Twin`), so a missing or a spare key does not compile and names itself.
 * Islands never import this file: they get their own namespace as a prop (see `pickDictionary`).
 */
import * as english from './en-US.ts';
import type { Locale } from './locales.ts';
import * as chinese from './zh-CN.ts';

export type Dictionaries = typeof chinese;
export type Namespace = keyof Dictionaries;

export const dictionaries = {
  'zh-CN': chinese,
  'en-US': english,
} satisfies Record<Locale, Record<Namespace, unknown>>;
