/** A step of the story: what a visitor comes for, from the first page to the last word. */
import type { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Gate, Site } from '#tests/browsers/site.ts';
import type { Visitor } from '#tests/browsers/visitor.ts';

export type Words = (typeof dictionaries)[Locale];

export interface Surroundings {
  locale: Locale;
  words: Words;
  /** A path in the language of the step. */
  at: (path: string) => string;
  site: Site;
  gate: Gate;
  /** A mobile number of this step alone: limits are per number. */
  phone: string;
}

export interface Step {
  /** As the report names it, and as `--only` does. */
  name: string;
  /** Among those that every `npm test` takes. */
  isShort?: true;
  /** Whether it answers the question about statistics; in all others that has been done. */
  isAsked?: true;
  /** What the console may say, because the step provokes it. */
  expected?: RegExp;
  run: (visitor: Visitor, surroundings: Surroundings) => Promise<void>;
}

export const DESK = [1280, 900] as const;
export const PHONE = [360, 740] as const;

/** A sentence of the dictionary up to its first gap. */
export const upToGap = (text: string): string => text.split('{{')[0]?.trim() ?? text;

/** A sentence of the dictionary with its gaps filled. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

/** @throws with what should have been */
export function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`${what}: it is not so`);
}
