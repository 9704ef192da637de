/**
 * Compares the dictionaries with each other and with the source: no key missing in a language, spare or unused, the
 * same placeholders, and wording that fits the language. Reads no files itself.
 */
import { posix } from 'node:path';
import type { Locale } from '#i18n/locales.ts';
import { placeholdersOf, wordingFaults } from './i18n-wording.ts';
import { literalsOf, type Literals } from './literals.ts';
import type { SourceFile } from './sources.ts';

/** A text, or a list or a group of texts. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

export interface DictionaryFile {
  /** Relative to the project's root, for messages. */
  path: string;
  locale: Locale;
  namespace: string;
  texts: Texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Code that has keys without a dictionary's name: the page decides where a message is looked up. */
const KEY_PROVIDERS = /^src\/(config|domain|api|stores|layouts)\//;

const stemOf = (key: string) => key.replace(PLURAL, '');

/** Every text with its dotted path: `features.0.title`. */
export function flatten(texts: Texts, path = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path, texts]]);
  return new Map(
    Object.entries(texts).flatMap(([key, child]: [string, Texts]) => [
      ...flatten(child, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

const byStem = (keys: Iterable<string>) => new Set([...keys].map(stemOf));

function parityFaults(
  original: DictionaryFile,
  translation: DictionaryFile,
  shared: readonly string[],
): string[] {
  const [ours, theirs] = [flatten(original.texts), flatten(translation.texts)];
  const [ourStems, theirStems] = [byStem(ours.keys()), byStem(theirs.keys())];
  const faults = [
    ...[...ourStems]
      .filter((key) => !theirStems.has(key))
      .map((key) => `has no key "${key}", which ${original.path} has`),
    ...[...theirStems]
      .filter((key) => !ourStems.has(key))
      .map((key) => `has the extra key "${key}", which ${original.path} does not have`),
    ...[...theirs].flatMap(([key, text]) => placeholderFault(key, text, ours, shared)),
  ];
  return faults.map((fault) => `${translation.path} ${fault}`);
}

function placeholderFault(
  key: string,
  text: string,
  originals: ReadonlyMap<string, string>,
  shared: readonly string[],
): string[] {
  const original = originals.get(key) ?? originals.get(`${stemOf(key)}_other`);
  if (original === undefined) return [];
  // 'one shop' may omit the figure.
  const optional = key.endsWith('_one') ? [...shared, 'count'] : shared;
  const names = (sentence: string) => placeholdersOf(sentence).filter((name) => !optional.includes(name));
  const [wanted, found] = [names(original), names(text)];
  if (wanted.join() === found.join()) return [];
  return [`"${key}" has the placeholders ${list(found)}, the original has ${list(wanted)}`];
}

const list = (names: string[]) => (names.length > 0 ? names.map((name) => `{{${name}}}`).join(' ') : 'none');

/** Exactly the plural forms of Intl.PluralRules: i18next shows the bare key for a missing one. */
function pluralFaults({ path, locale, texts }: DictionaryFile): string[] {
  const keys = [...flatten(texts).keys()];
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return keys
    .filter((key) => PLURAL.test(key))
    .flatMap((key) => {
      const missing = forms.filter((form) => !keys.includes(`${stemOf(key)}_${form}`));
      const isSpare = !forms.some((form) => key.endsWith(`_${form}`));
      return [
        ...missing.map((form) => `${path} has no key "${stemOf(key)}_${form}" beside "${key}"`),
        ...(isSpare
          ? [`${path} has the extra key "${key}": the plural forms of ${locale} are ${forms.join(' and ')}`]
          : []),
      ];
    });
}

function wordingFaultsOf({ path, locale, texts }: DictionaryFile): string[] {
  return [...flatten(texts)].flatMap(([key, text]) =>
    wordingFaults(locale, text).map((fault) => `${path} "${key}" ${fault}`),
  );
}

/** The key and all of its parents: a page may use a whole group or list. */
function pathsTo(key: string): string[] {
  const steps = stemOf(key).split('.');
  return steps.map((_step, index) => steps.slice(0, index + 1).join('.'));
}

function isMentioned(namespace: string, key: string, { exact, patterns }: Literals): boolean {
  return pathsTo(key).some(
    (path) =>
      exact.has(path) || exact.has(`${namespace}:${path}`) || patterns.some((pattern) => pattern.test(path)),
  );
}

function unusedFaults(
  files: readonly DictionaryFile[],
  sources: readonly SourceFile[],
  shared: readonly string[],
): string[] {
  const read = sources.map(({ path, text }) => ({
    path,
    folder: posix.dirname(path),
    literals: literalsOf(path, text),
  }));
  return files.flatMap(({ path: file, namespace, texts }) => {
    // The files of a split page share its dictionary: one of them names it for the folder.
    const folders = new Set(
      read.filter(({ literals }) => literals.exact.has(namespace)).map(({ folder }) => folder),
    );
    const users = read.filter(({ folder, path }) => folders.has(folder) || KEY_PROVIDERS.test(path));
    return [...byStem(flatten(texts).keys())]
      .filter(
        (key) =>
          !shared.includes(key) && !users.some(({ literals }) => isMentioned(namespace, key, literals)),
      )
      .map((key) => `${file} "${key}" is not used`);
  });
}

/**
 * @param files every dictionary of every language
 * @param sources the code that may use them, without the dictionaries
 * @param originalLocale the language with which the others are compared
 * @param shared placeholders that every text may have and no language must have
 * @returns one line for each fault, with file and key
 */
export function findI18nFaults(
  files: readonly DictionaryFile[],
  sources: readonly SourceFile[],
  originalLocale: string,
  shared: readonly string[] = [],
): string[] {
  const originals = files.filter(({ locale }) => locale === originalLocale);
  const translations = files.filter(({ locale }) => locale !== originalLocale);
  const otherLocales = [...new Set(translations.map(({ locale }) => locale))];
  return [
    ...originals.flatMap((original) =>
      otherLocales.flatMap((locale) => {
        const translation = translations.find(
          (file) => file.locale === locale && file.namespace === original.namespace,
        );
        return translation
          ? parityFaults(original, translation, shared)
          : [`${original.path} has no counterpart in ${locale}`];
      }),
    ),
    ...translations
      .filter(({ namespace }) => !originals.some((original) => original.namespace === namespace))
      .map(
        ({ path }) =>
          `${path} has no counterpart in ${originalLocale}: add that dictionary or remove this one`,
      ),
    ...files.flatMap((file) => [...new Set(pluralFaults(file)), ...wordingFaultsOf(file)]),
    ...unusedFaults(originals, sources, shared),
  ];
}
