/** The documents of one language's search. A new collection is added here. */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { releasePath } from '#src/config/path-to.ts';
import { pageNames } from '#src/config/page-texts.ts';
import { routePath, routes } from '#src/config/routes.ts';
import { getT } from '#src/config/texts.ts';
import { plainText } from './plain-text.ts';
import type { SearchDocument } from '#src/domain/search/search.ts';
import { agreementRoutes, isAgreement } from './agreements.ts';
import { entriesOf } from './local-entries.ts';
import { readNews } from './news.ts';
import { readReleaseNotes } from './release-notes.ts';

export async function searchDocuments(locale: Locale): Promise<SearchDocument[]> {
  const at = (path: string) => localizedPath(locale, path);
  const names = pageNames(locale);
  const otherNames: Readonly<Record<string, readonly string[]>> = getT(locale, 'searchNames').tree('pages');

  /** An entry with its own address: `path`, then its slug. Its text is in order of the parts and the body. */
  const documentOf = (
    kind: SearchDocument['kind'],
    path: string,
    title: string,
    { slug, body = '' }: { slug: string; body?: string | undefined },
    ...parts: readonly string[]
  ): SearchDocument => ({
    kind,
    url: at(path + slug),
    title,
    text: [...parts, plainText(body)].join(' '),
    keywords: slug,
  });

  const faq = (await entriesOf('faq', locale)).map((entry) =>
    documentOf('faq', `/faq/${entry.data.category}#`, entry.data.question, entry),
  );
  const videos = (await entriesOf('helpVideos', locale)).map((entry) =>
    documentOf('video', '/help/video#', entry.data.title, entry, entry.data.summary),
  );
  const legal = (await entriesOf('legal', locale)).flatMap((entry) => {
    if (!isAgreement(entry.slug))
      throw new Error(`${entry.id} has no page: add it to src/content/agreements.ts`);
    const path = routePath(agreementRoutes[entry.slug]);
    const sections = (entry.body ?? '').split(/^## \d+\. /m).slice(1);
    return sections.map((section, index): SearchDocument => {
      const [title = '', ...rest] = section.split('\n');
      return {
        kind: 'legal',
        url: at(`${path}#s${index + 1}`),
        title: `${entry.data.title} · ${title}`,
        text: plainText(rest.join('\n')),
      };
    });
  });
  const news = (await readNews(locale)).map((entry) =>
    documentOf('news', '/news/', entry.data.title, entry, entry.data.description),
  );
  const guides = (await entriesOf('marketplaces', locale)).map((entry) => {
    const { title, description, rules } = entry.data;
    const says = rules.map((rule) => rule.says);
    return documentOf('news', '/browser-users/', title, entry, description, ...says);
  });
  const tReleases = getT(locale, 'releases');
  const changes = (await readReleaseNotes(locale)).map(({ release, notes }): SearchDocument => {
    const { headline, summary, changes: list } = notes.data;
    return {
      kind: 'changelog',
      url: at(releasePath(release.id)),
      title: `${tReleases(`lines.${release.line}`)} ${release.version} · ${headline}`,
      text: [summary, ...list.map(({ text }) => text), plainText(notes.body ?? '')].join(' ').trim(),
    };
  });
  const pages = routes.flatMap(({ id, path, indexed }): SearchDocument[] => {
    const title = names[id];
    return title !== undefined && indexed
      ? [{ kind: 'page', url: at(path), title, text: '', keywords: path, names: otherNames[id] }]
      : [];
  });
  return [...faq, ...videos, ...pages, ...guides, ...news, ...changes, ...legal];
}
