import { describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes, locales, localizedPath, type Locale } from '#i18n/locales.ts';
import { factsOf } from '#integrations/lib/page-facts.ts';
import { BY_CODE_ANCHOR } from '#src/config/flow-keys.ts';
import { routePath, routes } from '#src/config/routes.ts';
import { attributeOf, elementsIn, findElement } from '#src/domain/html.ts';
import { builtFiles, builtPages, metaOf, readBuilt, titleOf } from '#tests/helpers/built-site.ts';
import { outlineOf } from '#tests/helpers/page-outline.ts';

const pages = builtPages
  .filter(({ file }) => !file.startsWith('dev/'))
  .map((built) => ({ ...built, outline: outlineOf(built.page), head: factsOf(built.page) }));
const byAddress = new Map(pages.map((page) => [page.address, page]));
const localeAt = (address: string): Locale =>
  localeCodes.find(
    (code) => locales[code].prefix !== '' && `${address}/`.startsWith(`/${locales[code].prefix}/`),
  ) ?? defaultLocale;
const pathOf = (url: string) => decodeURI(new URL(url).pathname).replace(/(.)\/$/, '$1');

/** What stands in the same letters in every language: names, addresses, versions, file names, units. */
const latinSentence = /(?:\b[a-z]{2,}\b[\s,]+){4,}[a-z]{2,}/;
const chinese = /\p{Script=Han}/u;
const isOfAnother = (locale: Locale, text: string) =>
  locale.startsWith('zh') ? latinSentence.test(text) : chinese.test(text);

describe('every built page', () => {
  it('is of some number', () => {
    expect(pages.length).toBeGreaterThanOrEqual(routes.length * localeCodes.length);
  });

  it('says its language, and that of its address', () => {
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

  it('has a twin in each language that names it back', () => {
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

  it('has a title and a description of its own, and one heading of the first rank', () => {
    const descriptions = pages.map(({ page }) => metaOf(page, 'description'));
    const repeated = descriptions.filter((text, index) => text && descriptions.indexOf(text) !== index);
    const short = pages.filter((_page, index) => (descriptions[index] ?? '').length < 10);
    const headless = pages.filter(({ page }) => elementsIn(page, 'h1').length !== 1);

    expect(repeated).toEqual([]);
    expect(short.map(({ address }) => address)).toEqual([]);
    expect(headless.map(({ address }) => address)).toEqual([]);
  });

  it('leaves out no rank on the way down, and no heading is empty', () => {
    const wrong = pages.flatMap(({ address, outline: { headings } }) =>
      headings.flatMap(({ rank, text, isHidden }, index) => {
        const before = headings[index - 1]?.rank ?? rank;
        if (text === '' && !isHidden) return [`${address}: an empty h${rank}`];
        return rank > before + 1 ? [`${address}: h${rank} “${text}” after h${before}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('links to pages of its own language, but for the switch', () => {
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

  it('links to parts of other pages that are there', () => {
    const dead = pages.flatMap(({ address, outline }) =>
      outline.links.flatMap(({ href }) => {
        const target = new URL(href, `https://a.example${address}`);
        const page = byAddress.get(target.pathname.replace(/(.)\/$/, '$1'));
        if (target.host !== 'a.example' || target.hash.length < 2 || !page) return [];
        // The workbench opens the view of that name, which is drawn when it is opened.
        if (target.pathname.endsWith(routePath('workbench'))) return [];
        // Handed on to the account service, whose page has it.
        if (target.pathname.endsWith(routePath('oauth')) && target.hash === BY_CODE_ANCHOR) return [];
        return page.outline.ids.has(decodeURIComponent(target.hash.slice(1))) ? [] : [`${address} → ${href}`];
      }),
    );
    expect([...new Set(dead)]).toEqual([]);
  });
});

describe.each(localeCodes)('the texts in %s', (locale) => {
  it('hold none of another language, unless marked as such', () => {
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

  it('are in the language of the page in the files for machines as well', () => {
    const files = ['/news/feed.json', '/changelog/feed.json', '/llms.txt', '/search-index.json'].map((path) =>
      localizedPath(locale, path).slice(1),
    );
    const wrong = files.flatMap((file) => {
      // Names of brands and files stand between Chinese words as well; a sentence of them does not.
      const sentences = readBuilt(file)
        .toString()
        // Nor do the syllables of Chinese words, by which they are found.
        .replaceAll(/https?:\S+|\\n|<[^>]*>|"pinyin":\{[^}]*\}/g, ' ')
        .split(/[。.!?！？"\n]/);
      return sentences
        .filter((text) => isOfAnother(locale, text))
        .map((text) => `${file}: ${text.slice(0, 60)}`);
    });

    expect(files.filter((file) => !builtFiles.includes(file))).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
