/** Statements that the specification requires, on their pages. Figures are written out again here. */
import { describe, expect, it } from 'vitest';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { routePath, routes } from '#src/config/routes.ts';
import { getT } from '#src/config/texts.ts';
import { findElement, textIn } from '#src/domain/html.ts';
import { attributeValues, mainOf, pageAt } from '#tests/helpers/built-site.ts';
import { readContent } from '#scripts/lib/content-files.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const mainText = (locale: Locale, path: string) => plain(textIn(mainOf(localizedPath(locale, path))));

const sentencesOf = (locale: Locale) => ({
  home: getT(locale, 'home'),
  cores: getT(locale, 'cores'),
  quick: getT(locale, 'gettingStarted'),
  users: getT(locale, 'users'),
  about: getT(locale, 'about'),
  business: getT(locale, 'business'),
  pages: getT(locale, 'requestPages'),
  promotions: getT(locale, 'promotions'),
});

/** Facts without figures: the page must contain the dictionary's sentence. */
const told: [fact: string, path: string, (t: ReturnType<typeof sentencesOf>) => string[]][] = [
  [
    '§1.2 an isolated profile and a fixed IP for each shop',
    '/cores',
    ({ cores }) => [cores('isolation.title'), cores('isolation.text'), cores('line.title')],
  ],
  [
    '§1.3 credentials that fill themselves, overseas acceleration, the Android app',
    '/',
    ({ home }) => [home('daily.fill.title'), home('daily.speed.title'), home('daily.phone.title')],
  ],
  [
    '§1.5 logs and device-risk warnings',
    '/',
    ({ home }) => [
      home('change.title'),
      home('change.lead'),
      ...home.tree('change.log').map(({ text }) => text),
    ],
  ],
  [
    '§2.27 the Android app among the functions',
    '/cores',
    ({ cores }) => [cores('android.title'), cores('rpa.title')],
  ],
  [
    '§2.8 ways to work together in business',
    '/business',
    ({ business }) => [business('message.title'), ...business.tree('topics.items').map(({ name }) => name)],
  ],
  ['§2.11 the ecology plan', '/ecologyplan', ({ pages }) => [pages('plan.title'), pages('plan.apply')]],
  ['§2.12 the steps of the quick start', '/getquickly', ({ quick }) => [quick('steps.download.title')]],
  [
    '§2.21 the company and how it works',
    '/about',
    ({ about }) => [...about.tree('story').slice(0, 1), ...about.tree('ways.items').map(({ name }) => name)],
  ],
  [
    '§2.24 the marketplaces and where to start',
    '/browser-users',
    ({ users }) => [users('board.title'), users('trades.title')],
  ],
  [
    '§2.37 what the Mid-Autumn pack is',
    '/activity/midautumn/middetail',
    ({ promotions }) => [promotions('midDetail.title'), promotions('midDetail.lead')],
  ],
  [
    '§2.67 the service process of a private deployment',
    '/private',
    ({ pages }) => [pages('private.requirements.title'), pages('private.process.title')],
  ],
];

/** Figures and names, as each language writes them. */
const figures: [fact: string, path: string, Record<Locale, readonly RegExp[]>][] = [
  [
    '§1.1 prospects, sellers and their staff',
    '/',
    { 'zh-CN': [/卖家/, /团队/, /员工/, /老板/], 'en-US': [/sellers/i, /team/i, /employee/i, /owner/i] },
  ],
  [
    '§9.16 opening a shop up to 50 percent faster',
    '/',
    { 'zh-CN': [/提速 ?50%/], 'en-US': [/up to 50% faster/] },
  ],
  [
    '§9.21 what a private deployment needs',
    '/private',
    {
      'zh-CN': [/2 ?核/, /4 ?核/, /16 ?GB/, /32 ?GB/, /300 ?GB/, /1 ?TB/, /CentOS 7\.4/, /域名/, /证书/],
      'en-US': [
        /2\D{0,12}4\D{0,12}Memory/,
        /16 GB/,
        /32 GB/,
        /300 GB/,
        /1 TB/,
        /CentOS 7\.4/,
        /domain/i,
        /certificate/i,
      ],
    },
  ],
  [
    '§9.23 sellers, users, marketplaces and countries',
    '/browser-users',
    { 'zh-CN': [/190 ?万/, /13 ?万/, /50\+/, /20\+/], 'en-US': [/1\.9 million/, /130,000/, /50\+/, /20\+/] },
  ],
];

describe.each(localeCodes)('in %s the site states', (locale) => {
  it.each(told)('%s', (_fact, path, wanted) => {
    const text = mainText(locale, path);
    const sentences = wanted(sentencesOf(locale)).map(plain);

    expect(sentences).not.toEqual([]);
    expect(sentences.filter((sentence) => sentence === '' || !text.includes(sentence))).toEqual([]);
  });

  it.each(figures)('%s', (_fact, path, wanted) => {
    const text = mainText(locale, path);

    expect(wanted[locale].filter((figure) => !figure.test(text))).toEqual([]);
  });
});

describe.each(localeCodes)('in %s the site', (locale) => {
  it('§2.70 has the header links of the specification', () => {
    const header = findElement(pageAt(localizedPath(locale, '/')), 'header');
    if (!header) throw new Error('The home page has no header');
    const links = attributeValues(header, ['a'], 'href').map((href) => href.split('?')[0]);
    const wanted = [
      '/',
      '/cores',
      '/applications',
      '/ecology',
      '/private',
      '/faq',
      '/download',
      '/oauth',
      '/register',
    ];

    expect(wanted.filter((path) => !links.includes(localizedPath(locale, path)))).toEqual([]);
  });
});

describe.each(localeCodes)('a promotion in %s', (locale) => {
  const promotions = readContent('promotions', [locale]).flatMap((file) => {
    const route = routes.find(({ id }) => id === file.head['page']);
    return route ? [{ ...file, route: route.id }] : [];
  });
  /** Lists of the front matter, one line each. */
  const linesOf = (text: string, list: string) =>
    [...(new RegExp(`^${list}:\\n((?: {2}- .*\\n)+)`, 'm').exec(text)?.[1] ?? '').matchAll(/^ {2}- (.*)$/gm)]
      .map(([, line = '']) => line)
      .filter((line) => !/\{\{|^['"]/.test(line));
  const ofActivities = promotions.filter(({ route }) => route.startsWith('activity'));

  it.each(ofActivities)(
    '§2.34 §2.36 §2.38 prints the steps and terms of $name on its page',
    ({ text, route }) => {
      const page = mainText(locale, routePath(route));
      const lines = [...linesOf(text, 'steps'), ...linesOf(text, 'terms')].map(plain);

      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => !page.includes(line))).toEqual([]);
    },
  );
});
