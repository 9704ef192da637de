/**
 * The part of i18next that islands use, for texts that are there from the start: dotted keys, `{{placeholders}}` and
 * plurals by `count`. i18next itself is 13 kB that an island would fetch before it wakes; it translates at build, and a
 * test holds this to its answers, sentence by sentence.
 */
import type { Variables } from './index.ts';

/** What `react-i18next` needs of an instance here. */
export interface IslandTranslator {
  /** @returns the text, or the key itself where there is none */
  getFixedT: (language: null, namespace: string) => (key: string, variables?: Variables) => string;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (texts: unknown, key: string): unknown =>
  key.split('.').reduce((group: unknown, step) => (isGroup(group) ? group[step] : undefined), texts);

/** @param texts by namespace, in one language */
export function createIslandTranslator(
  language: string,
  texts: Readonly<Record<string, unknown>>,
): IslandTranslator {
  const plurals = new Intl.PluralRules(language);
  return {
    getFixedT: (_language, namespace) => {
      const group = texts[namespace];
      return (key, variables = {}) => {
        const { count } = variables;
        const plural = typeof count === 'number' ? at(group, `${key}_${plurals.select(count)}`) : undefined;
        const text = plural ?? at(group, key);
        if (typeof text !== 'string') return key;
        return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(variables[name] ?? ''));
      };
    },
  };
}
