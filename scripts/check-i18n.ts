/** Checks the dictionaries under i18n/ and prints each fault with its file and key. Exit code 1 when there is any. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dictionaries } from '#i18n/dictionaries.ts';
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import { namesInEveryText } from '#src/config/texts.ts';
import { findI18nFaults, flatten, type DictionaryFile, type Texts } from './lib/i18n-check.ts';
import { listSources } from './lib/sources.ts';

async function loadDictionaries(root: string): Promise<DictionaryFile[]> {
  const paths = localeCodes.flatMap((locale) => globSync(`i18n/${locale}/!(index).ts`, { cwd: root }));
  return Promise.all(
    paths.map(async (file) => {
      const path = file.replaceAll('\\', '/');
      // Dictionaries export nothing else.
      const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, Texts>;
      const [[namespace, texts] = ['', {}], ...others] = Object.entries(exported);
      if (others.length > 0) throw new Error(`${path} has to export its dictionary and nothing else`);
      return { path, locale: path.split('/')[1] ?? '', namespace, texts };
    }),
  );
}

function unregistered(files: readonly DictionaryFile[]): string[] {
  const registry: Record<string, Record<string, unknown>> = dictionaries;
  return files
    .filter(({ locale, namespace, texts }) => registry[locale]?.[namespace] !== texts)
    .map(({ path, namespace }) => `${path} exports "${namespace}", which i18n/zh-CN/index.ts does not list`);
}

const files = await loadDictionaries('.');
const users = listSources('.').filter(({ path }) => !/^(i18n|tests|scripts)\//.test(path));
const faults = [...unregistered(files), ...findI18nFaults(files, users, defaultLocale, namesInEveryText)];
const texts = files.reduce((sum, file) => sum + flatten(file.texts).size, 0);

for (const fault of faults) console.error(fault);
console.log(`${texts} texts in ${files.length} dictionaries, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
