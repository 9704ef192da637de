/**
 * The loader of every collection that editors write: one Markdown file per language under
 * `src/content/<name>/<locale>/<slug>.md`. It owns two things that Astro's own glob loader leaves open:
 * ids keep the case of the language (`zh-CN/slug`), and the brand's names are filled in before anything is parsed or
 * rendered, so that pages, feeds and the search index all read the same finished text.
 */
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { brandFingerprint, fillBrand, fillBrandDeep } from '#src/config/brand-text.ts';
import { isReportingFaults } from '#src/config/page-reports.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';

interface EntryInfo {
  body: string;
  data: Record<string, unknown>;
}

/** How Astro reads one kind of file; the rest of it is passed on untouched. */
interface EntryType {
  getEntryInfo(source: { fileUrl: URL; contents: string }): EntryInfo | Promise<EntryInfo>;
}

/** Astro hands these to every loader but leaves them out of its types. */
function entryTypesOf(context: LoaderContext): Map<string, EntryType> {
  const { entryTypes } = context as LoaderContext & { entryTypes?: unknown }; // see above
  if (!(entryTypes instanceof Map)) {
    throw new Error(
      'This Astro gives loaders no entryTypes; src/content/localized-glob.ts has to be revised',
    );
  }
  return entryTypes as Map<string, EntryType>; // Astro's own, by file ending
}

function localeOfFile(url: URL): Locale {
  const folder = decodeURI(url.pathname).split('/').at(-2);
  const locale = localeCodes.find((code) => code === folder);
  if (!locale) throw new Error(`${url.pathname} has to lie in a folder named ${localeCodes.join(' or ')}`);
  return locale;
}

function withBrand(type: EntryType): EntryType {
  return {
    ...type,
    async getEntryInfo(source) {
      const info = await type.getEntryInfo(source);
      const locale = localeOfFile(source.fileUrl);
      return {
        ...info,
        body: fillBrand(locale, info.body, isReportingFaults),
        data: fillBrandDeep(locale, info.data) as EntryInfo['data'], // plain data; filling keeps its shape
      };
    },
  };
}

/** @param name the collection: the folder under `src/content` */
export function localizedGlob(name: string): Loader {
  const inner = glob({
    base: `./src/content/${name}`,
    pattern: `{${localeCodes.join(',')}}/*.md`,
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });
  const fingerprint = [isReportingFaults, ...localeCodes.map(brandFingerprint)].join('\n');
  return {
    name: 'localized-glob',
    load: (context) => {
      const entryTypes = [...entryTypesOf(context)].map(
        ([ending, type]) => [ending, withBrand(type)] as const,
      );
      return inner.load({
        ...context,
        // The store skips files whose digest it knows; without the names in it, a new brand would show only after a clean build.
        generateDigest: (data) =>
          context.generateDigest(`${fingerprint}\n${typeof data === 'string' ? data : JSON.stringify(data)}`),
        // Spread, because the type of a context does not know the field.
        ...{ entryTypes: new Map(entryTypes) },
      });
    },
  };
}
