/** What a built page says about itself in its head: the one source for the sitemap and for social pictures. */
import { attributeOf, elementsIn, findElement, headOf, type Page } from '#src/domain/html.ts';

export type PageFacts = NonNullable<ReturnType<typeof factsOf>>;

/** @returns undefined for a page without a canonical address, such as an error page or a test's page */
export function factsOf(page: Page) {
  const head = headOf(page);
  const canonical = findElement(head, 'link', { rel: 'canonical' });
  const url = canonical && attributeOf(canonical, 'href');
  if (url === undefined) return undefined;
  const root = findElement(page, 'html');
  const robots = findElement(head, 'meta', { name: 'robots' });
  const meta = (property: string) => {
    const found = findElement(head, 'meta', { property });
    return found && attributeOf(found, 'content');
  };
  return {
    /** Canonical address. */
    url,
    language: (root && attributeOf(root, 'lang')) ?? '',
    title: meta('og:title') ?? '',
    isIndexed: !(robots && attributeOf(robots, 'content')?.includes('noindex')),
    alternates: elementsIn(head, 'link').flatMap((link) => {
      const language = attributeOf(link, 'hreflang');
      return language === undefined ? [] : [{ language, url: attributeOf(link, 'href') ?? '' }];
    }),
    modified: meta('article:modified_time'),
    picture: meta('og:image'),
  };
}
