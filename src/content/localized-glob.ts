/**
 * The loader of every collection that editors write: one Markdown file per language,
 * `src/content/<name>/<locale>/<slug>.md`. Unlike Astro's glob loader it keeps the case of the language in ids
 * (`zh-CN/slug`), and fills in the brand's names before parsing, so that pages, feeds and the search index have the
 * same text.
 */
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { brandFingerprint, fillBrand, fillBrandDeep } from '#src/config/brand-text.ts';
import { isReportingFaults } from '#src/config/build-flags.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';

interface EntryInfo {
  body: string;
  data: Record<string, unknown>;
}

/** How Astro reads one kind of file; other fields are passed on. */
interface EntryType {
  getEntryInfo(source: { fileUrl: URL; contents: string }): EntryInfo | Promise<EntryInfo>;
}

/** Astro passes these to every loader, but its types lack them. */
function entryTypesOf(context: LoaderContext): Map<string, EntryType> {
  const { entryTypes } = context as LoaderContext & { entryTypes?: unknown }; // see above
  if (!(entryTypes instanceof Map)) {
    throw new Error('Astro no longer passes entryTypes to loaders: update src/content/localized-glob.ts');
  }
  return entryTypes as Map<string, EntryType>; // Astro's own, by file ending
}

function localeOfFile(url: URL): Locale {
  const folder = decodeURI(url.pathname).split('/').at(-2);
  const locale = localeCodes.find((code) => code === folder);
  if (!locale) throw new Error(`${url.pathname} must be in a folder named ${localeCodes.join(' or ')}`);
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
        // The store skips files with a known digest; with the names in it, a new brand needs no clean build.
        generateDigest: (data) =>
          context.generateDigest(`${fingerprint}\n${typeof data === 'string' ? data : JSON.stringify(data)}`),
        // Spread, because the context's type lacks the field.
        ...{ entryTypes: new Map(entryTypes) },
      });
    },
  };
}
