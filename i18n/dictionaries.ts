/**
 * All dictionaries of all languages, for the build. The Chinese ones are the original; those of other languages are
 * typed against them (`Twin`), so a missing or a spare key does not compile, and the error names it. Those of one
 * subject are in one file, which has the same name in each language's folder; a dictionary that an island loads with its
 * code has a file of its own. Other islands do not import dictionaries: they get theirs as a prop (see
 * `pickDictionary`).
 */
import { globSync } from 'node:fs';
import type * as original from 'virtual:dictionaries';
import { localeCodes, type Locale } from './locales.ts';

export type Dictionaries = typeof original;
export type Namespace = keyof Dictionaries;

/** The same tree with any wording. */
type Wording<T> = T extends string ? string : { readonly [Key in keyof T]: Wording<T[Key]> };
type Texts = Wording<Dictionaries>;

async function dictionariesOf(locale: Locale): Promise<Texts> {
  const parts = globSync('*.ts', { cwd: `i18n/${locale}` }).map(async (file) => {
    // Each file exports its own namespaces.
    const module = (await import(`./${locale}/${file.replace('.ts', '')}.ts`)) as object;
    return Object.entries(module);
  });
  return Object.fromEntries((await Promise.all(parts)).flat()) as Texts; // each is checked by its own file
}

export const dictionaries = Object.fromEntries(
  await Promise.all(localeCodes.map(async (locale) => [locale, await dictionariesOf(locale)] as const)),
) as Record<Locale, Texts>;
