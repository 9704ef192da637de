import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePaint } from '#src/browser/before-paint.ts';
import { loadSiteScript } from '#src/browser/islands/load-site-script.ts';
import { startSwitches } from '#src/browser/switches.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

const KEYS = {
  languageKey: 'Language',
  themeKey: 'theme',
  productLineKey: 'product_line',
  offerDismissedKey: 'offer-dismissed',
};
/** The values of each language's page. */
const chinese = {
  language: 'zh-CN',
  prefix: '',
  otherPrefixes: { 'en-US': '/en' },
  offers: { en: 'en-US', zh: '' },
  otherwiseOffered: 'en-US',
};
const english = {
  language: 'en-US',
  prefix: '/en',
  otherPrefixes: {},
  offers: { zh: 'zh-CN', en: '' },
  otherwiseOffered: '',
};

interface Visit {
  address?: string;
  page?: typeof chinese | typeof english;
  stored?: Readonly<Record<string, string>>;
  languages?: readonly string[];
  prefersDark?: boolean;
}

interface Click {
  target: unknown;
  button: number;
  ctrlKey?: boolean;
  preventDefault: () => void;
}

type Listener = (event: Click) => void;

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
});

/** Opens a page as a browser does: the script runs, then a visitor clicks. */
function visit({
  address = '/',
  page = chinese,
  stored = {},
  languages = ['zh-CN'],
  prefersDark = false,
}: Visit = {}) {
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  const replace = vi.fn<(href: string) => void>();
  const root = { hidden: false, dataset: {} as Record<string, string>, removeAttribute: vi.fn() }; // no mark is set before the script runs
  const listeners = new Map<string, Listener[]>();
  const tell = (name: string, event: Click) => listeners.get(name)?.forEach((listener) => listener(event));
  const addEventListener = (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const fakeDocument = { documentElement: root, addEventListener };
  vi.stubGlobal('PAGE', { ...KEYS, ...page, defaultLanguage: 'zh-CN' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { pathname, search, hash, replace });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  vi.stubGlobal('document', fakeDocument);
  vi.stubGlobal('addEventListener', addEventListener);
  const isLeaving = beforePaint();
  loadSiteScript(root as unknown as HTMLElement); // what it reads of an element
  startSwitches();
  return {
    root,
    replace,
    isLeaving,
    /** An element with these attributes, in a banner. */
    click: (selector: string, dataset: Record<string, string> = {}, more: Partial<Click> = {}) => {
      const hidden = vi.fn<(name: string, value: string) => void>();
      const element = {
        dataset,
        href: dataset['href'],
        closest: (name: string) => (name === 'aside' ? { setAttribute: hidden } : null),
      };
      tell('click', {
        target: { closest: (names: string) => (names.split(',').includes(selector) ? element : null) },
        button: 0,
        preventDefault: vi.fn(),
        ...more,
      });
      return hidden;
    },
  };
}

describe('the language that a visitor chose', () => {
  it.each([
    ['/download?a=1#b', chinese, 'en-US', ['/en/download?a=1#b']],
    ['/en/download?a=1#b', english, 'zh-CN', ['/download?a=1#b']],
    ['/download', chinese, 'zh-CN', []],
    ['/en/download', english, 'en-US', []],
  ])(
    '§3.17 replaces %s by its translation, and keeps a page in the chosen language',
    (address, page, Language, twin) => {
      const { replace, isLeaving, root } = visit({ address, page, stored: { Language } });

      expect(replace.mock.calls.flat()).toEqual(twin);
      // A page that is being replaced must not be visible.
      expect([isLeaving, root.hidden]).toEqual([twin.length > 0, twin.length > 0]);
    },
  );

  it('§3.32 falls back to Chinese for an unknown language, and stores that', () => {
    const { replace } = visit({ address: '/en/faq', page: english, stored: { Language: 'fr-FR' } });

    expect(storage.getItem('Language')).toBe('zh-CN');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/faq');
  });

  it('§4.19 is stored at the click on the switch, and the translation replaces the page in the history', () => {
    const { click, replace } = visit({ address: '/faq' });
    const preventDefault = vi.fn();
    const choice = { chooseLanguage: 'en-US', href: 'https://site.test/en/faq' };

    click('[data-choose-language]', choice, { preventDefault });
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://site.test/en/faq');
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(storage.getItem('Language')).toBe('en-US');

    // In another tab the browser opens the link.
    click('[data-choose-language]', choice, { preventDefault, ctrlKey: true });
    expect(replace).toHaveBeenCalledOnce();
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

describe('the offer of the other language', () => {
  it.each([
    [chinese, ['en-GB', 'zh-CN'], true],
    [chinese, ['zh-TW'], false],
    [english, ['zh-CN'], true],
    [english, ['en-US'], false],
    [chinese, [], false],
  ])('on the page %j for a browser that prefers %j is there: %s', (page, languages, isOffered) => {
    expect('offer' in visit({ page, languages }).root.dataset).toBe(isOffered);
  });

  it('is not shown after a choice of language or a refusal', () => {
    const languages = ['en-US'];

    expect(visit({ languages, stored: { Language: 'zh-CN' } }).root.dataset).toEqual({});
    storage.clear();
    expect(visit({ languages, stored: { 'offer-dismissed': '1' } }).root.dataset).toEqual({});
  });
});

describe('the theme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    // Then the browser's own theme applies.
    ['sepia', undefined],
  ])('kept as %s is %s', (theme, shown) => {
    expect(visit({ stored: { theme } }).root.dataset['theme']).toBe(shown);
  });

  it.each([
    ['light', false, 'dark'],
    ['dark', true, 'light'],
    ['', false, 'dark'],
  ])(
    'chosen as %j, with a browser that prefers dark: %s, becomes %s at the switch',
    (theme, prefersDark, next) => {
      const page = visit({ stored: theme === '' ? {} : { theme }, prefersDark });

      page.click('[data-toggle-theme]');

      expect(page.root.dataset['theme']).toBe(next);
      expect(storage.getItem('theme')).toBe(next);
    },
  );
});

it.each([
  ['lite', 'lite', 'lite'],
  ['pro', null, undefined],
])('the pure edition is kept from an address with %s on as %j', (line, kept, marked) => {
  const page = visit({ address: `/?product_line=${line}` });

  expect(storage.getItem('product_line')).toBe(kept);
  expect(page.root.dataset['line']).toBe(marked);
});

it('what is dismissed disappears, and the last eight are stored', () => {
  const stored = { 'dismissed-banners': 'a b c d e f g h' };

  const hidden = visit({ stored }).click('[data-dismiss]', { dismiss: 'dismissed-banners', what: 'i' });

  expect(storage.getItem('dismissed-banners')).toBe('b c d e f g h i');
  expect(hidden).toHaveBeenCalledExactlyOnceWith('hidden', '');
});

it('a browser without storage shows the page as it is', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(storage, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  }
  const { isLeaving, root } = visit({ address: '/?product_line=lite' });

  expect(isLeaving).toBe(false);
  expect(root.dataset['line']).toBe('lite');
});
