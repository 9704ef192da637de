/** Checks the dictionaries under i18n/ and prints each fault with its file and key. Exit code 1 when there is any. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import { namesInEveryText } from '#src/config/texts.ts';
import { findI18nFaults, flatten, type DictionaryFile, type Texts } from './lib/i18n-check.ts';
import { listSources } from './lib/sources.ts';

const paths = localeCodes.flatMap((locale) =>
  globSync(`i18n/${locale}/*.ts`).map((path) => ({ locale, path: path.replaceAll('\\', '/') })),
);
const filesOfPaths = paths.map(async ({ locale, path }): Promise<DictionaryFile[]> => {
  // Files of dictionaries export nothing else.
  const exported = (await import(pathToFileURL(path).href)) as Record<string, Texts>;
  return Object.entries(exported).map(([namespace, texts]) => ({ path, locale, namespace, texts }));
});
const files = (await Promise.all(filesOfPaths)).flat();
const users = listSources('.').filter(({ path }) => !/^(i18n|tests|scripts)\//.test(path));
const faults = findI18nFaults(files, users, defaultLocale, namesInEveryText);
const texts = files.reduce((sum, file) => sum + flatten(file.texts).size, 0);

for (const fault of faults) console.error(fault);
console.log(`${texts} texts in ${files.length} dictionaries, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
