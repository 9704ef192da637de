import { describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes, locales, localizedPath, type Locale } from '#i18n/locales.ts';
import { factsOf } from '#integrations/lib/page-facts.ts';
import { BY_CODE_ANCHOR } from '#src/config/flow-keys.ts';
import { routePath } from '#src/config/routes.ts';
import {
  attributeOf,
  elementsIn,
  findElement,
  isElement,
  isText,
  nodesIn,
  type Element,
  type Page,
  type Parent,
} from '#src/domain/html.ts';
import {
  builtPages,
  isBuilt,
  metaOf,
  readText,
  SPOKEN_ATTRIBUTES,
  titleOf,
} from '#tests/helpers/built-site.ts';

/** Everything a reader meets on a page, in order: headings, links and texts with their language. */
interface PageOutline {
  /** A hidden heading may still be filled in. */
  headings: { rank: number; text: string; isHidden: boolean }[];
  links: { href: string; hreflang: string | undefined }[];
  /** Shown or announced text, without code, scripts and drawings; `lang` is the nearest one. */
  texts: { text: string; lang: string }[];
  ids: Set<string>;
}

const silent = new Set(['script', 'style', 'svg', 'code', 'kbd', 'samp', 'head', 'noscript', 'template']);
const HEADING = /^h([1-6])$/;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Shown or announced text inside, in one line. */
function wordsIn(element: Parent): string {
  const words = [...nodesIn(element)].flatMap((node) =>
    isText(node) && !isSilent(node.parentNode) ? inOneLine(node.value) : [],
  );
  return words.filter((word) => word !== '').join(' ');
}

/** The element and its ancestors, innermost first. */
function* around(node: Parent | null): Generator<Element> {
  for (let at = node; at && isElement(at); at = at.parentNode) yield at;
}

const isSilent = (node: Parent | null) => [...around(node)].some(({ tagName }) => silent.has(tagName));
const langAt = (node: Parent | null) =>
  [...around(node)].map((element) => attributeOf(element, 'lang')).find((lang) => lang !== undefined) ?? '';

function outlineOf(page: Page): PageOutline {
  const outline: PageOutline = { headings: [], links: [], texts: [], ids: new Set() };
  // A template's content is not shown until a script inserts it.
  const inTemplates = new Set(elementsIn(page, 'template').flatMap((template) => [...nodesIn(template)]));
  for (const node of nodesIn(page)) {
    if (inTemplates.has(node)) continue;
    if (isText(node)) {
      const text = inOneLine(node.value);
      if (text !== '' && !isSilent(node.parentNode))
        outline.texts.push({ text, lang: langAt(node.parentNode) });
    }
    if (!isElement(node)) continue;
    const rank = HEADING.exec(node.tagName)?.[1];
    if (rank !== undefined && !isSilent(node)) {
      const isHidden = [...around(node)].some((element) => attributeOf(element, 'hidden') !== undefined);
      outline.headings.push({ rank: Number(rank), text: wordsIn(node), isHidden });
    }
    for (const label of SPOKEN_ATTRIBUTES) {
      const text = attributeOf(node, label)?.trim();
      if (text && !isSilent(node.parentNode)) outline.texts.push({ text, lang: langAt(node) });
    }
  }
  outline.links = elementsIn(page, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href');
    return href === undefined ? [] : [{ href, hreflang: attributeOf(link, 'hreflang') }];
  });
  outline.ids = new Set(elementsIn(page).flatMap((element) => attributeOf(element, 'id') ?? []));
  return outline;
}

const pages = builtPages.map((built) => ({
  ...built,
  outline: outlineOf(built.page),
  head: factsOf(built.page),
}));
const byAddress = new Map(pages.map((page) => [page.address, page]));
const localeAt = (address: string): Locale =>
  localeCodes.find(
    (code) => locales[code].prefix !== '' && `${address}/`.startsWith(`/${locales[code].prefix}/`),
  ) ?? defaultLocale;
const pathOf = (url: string) => decodeURI(new URL(url).pathname).replace(/(.)\/$/, '$1');

/** The same in every language: names, addresses, versions, file names, units. */
const latinSentence = /(?:\b[a-z]{2,}\b[\s,]+){4,}[a-z]{2,}/;
const chinese = /\p{Script=Han}/u;
const isOfAnother = (locale: Locale, text: string) =>
  locale.startsWith('zh') ? latinSentence.test(text) : chinese.test(text);

describe('every built page', () => {
  it('declares its language, which is that of its address', () => {
    const wrong = pages.filter(({ address, page }) => {
      const root = findElement(page, 'html');
      return !root || attributeOf(root, 'lang') !== locales[localeAt(address)].htmlLang;
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it('names itself as its canonical address', () => {
    const wrong = pages.filter(({ address, head }) => !head || pathOf(head.url) !== address);

    expect(wrong.map(({ address, head }) => `${address} says ${head?.url ?? 'nothing'}`)).toEqual([]);
  });

  it('has a translation in each language, which links back', () => {
    const wrong = pages.flatMap(({ address, head }) =>
      (head?.alternates ?? []).flatMap(({ language, url }) => {
        const twin = byAddress.get(pathOf(url));
        const back = twin?.head?.alternates.map((alternate) => pathOf(alternate.url)) ?? [];
        const isRight =
          back.includes(address) && (language === 'x-default' || twin?.head?.language === language);
        return isRight ? [] : [`${address}: ${language} → ${url}`];
      }),
    );
    const few = pages.filter(({ head }) => head && head.alternates.length !== localeCodes.length + 1);

    expect(wrong).toEqual([]);
    expect(few.map(({ address }) => address)).toEqual([]);
  });

  it('has a title, a description, one main element and one shown h1', () => {
    const headings = (parent: Parent) => elementsIn(parent, 'h1').length;
    const hiddenHeadings = (page: Page) =>
      elementsIn(page, 'div')
        .filter((part) => attributeOf(part, 'hidden') !== undefined)
        .reduce((sum, part) => sum + headings(part), 0);
    const wrong = pages.filter(
      ({ page }) =>
        titleOf(page).length < 4 ||
        metaOf(page, 'description').length < 10 ||
        elementsIn(page, 'main').length !== 1 ||
        headings(page) - hiddenHeadings(page) !== 1,
    );

    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it('skips no heading level, and has no empty heading', () => {
    const wrong = pages.flatMap(({ address, outline: { headings } }) =>
      headings.flatMap(({ rank, text, isHidden }, index) => {
        const before = headings[index - 1]?.rank ?? rank;
        if (text === '' && !isHidden) return [`${address}: an empty h${rank}`];
        return rank > before + 1 ? [`${address}: h${rank} “${text}” after h${before}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('links to pages of its own language, except the switch', () => {
    const wrong = pages.flatMap(({ address, outline }) =>
      outline.links.flatMap(({ href, hreflang }) => {
        if (!/^\/(?!\/)/.test(href)) return [];
        const { pathname } = new URL(href, 'https://a.example');
        const isPage = byAddress.has(pathname.replace(/(.)\/$/, '$1'));
        const language = hreflang ?? locales[localeAt(address)].htmlLang;
        return isPage && locales[localeAt(pathname)].htmlLang !== language ? [`${address} → ${href}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('links to existing anchors', () => {
    const dead = pages.flatMap(({ address, outline }) =>
      outline.links.flatMap(({ href }) => {
        const target = new URL(href, `https://a.example${address}`);
        const page = byAddress.get(target.pathname.replace(/(.)\/$/, '$1'));
        if (target.host !== 'a.example' || target.hash.length < 2 || !page) return [];
        // The workbench opens the tab of that name, which is rendered then.
        if (target.pathname.endsWith(routePath('workbench')) && target.pathname !== address) return [];
        // Passed to the account service, whose page has it.
        if (target.pathname.endsWith(routePath('oauth')) && target.hash === BY_CODE_ANCHOR) return [];
        return page.outline.ids.has(decodeURIComponent(target.hash.slice(1))) ? [] : [`${address} → ${href}`];
      }),
    );
    expect([...new Set(dead)]).toEqual([]);
  });
});

describe.each(localeCodes)('the texts in %s', (locale) => {
  it('contain no other language, unless marked', () => {
    const own: string = locales[locale].htmlLang;
    const wrong = pages
      .filter(({ address }) => localeAt(address) === locale)
      .flatMap(({ address, page, outline }) =>
        [titleOf(page), metaOf(page, 'description')]
          .map((text) => ({ text, lang: own }))
          .concat(outline.texts)
          .filter(({ lang }) => lang === own)
          .filter(({ text }) => isOfAnother(locale, text))
          .map(({ text }) => `${address}: ${text.slice(0, 60)}`),
      );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('are in the page’s language in machine-readable files as well', () => {
    const files = ['/news/feed.json', '/changelog/feed.json', '/llms.txt', '/search-index.json'].map((path) =>
      localizedPath(locale, path),
    );
    const wrong = files.flatMap((file) => {
      // Names of brands and files occur in Chinese text; English sentences do not.
      const sentences = readText(file)
        // Pinyin of Chinese words is not English either.
        .replaceAll(/https?:\S+|\\n|<[^>]*>|"pinyin":\{[^}]*\}/g, ' ')
        .split(/[。.!?！？"\n]/);
      return sentences
        .filter((text) => isOfAnother(locale, text))
        .map((text) => `${file}: ${text.slice(0, 60)}`);
    });

    expect(files.filter((file) => !isBuilt(file))).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
