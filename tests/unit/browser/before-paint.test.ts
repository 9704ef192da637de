import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePaint } from '#src/browser/before-paint.ts';
import { startSwitches } from '#src/browser/switches.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

const KEYS = {
  languageKey: 'Language',
  themeKey: 'theme',
  productLineKey: 'product_line',
  offerDismissedKey: 'offer-dismissed',
};
/** What the page of a language is told; `more` are languages that the site has besides its two. */
function pageIn(language: string, more: Readonly<Record<string, string>> = {}) {
  const prefixes: Readonly<Record<string, string>> = { 'en-US': '/en', ...more };
  const { [language]: prefix = '', ...otherPrefixes } = prefixes;
  const others = ['zh-CN', ...Object.keys(prefixes)].filter((code) => code !== language);
  const offers = Object.fromEntries(others.map((code) => [code.slice(0, 2), code]));
  return {
    language,
    prefix,
    otherPrefixes,
    offers: { ...offers, [language.slice(0, 2)]: '' },
    otherwiseOffered: language === 'zh-CN' ? others[0] : '',
  };
}

const chinese = pageIn('zh-CN');
const english = pageIn('en-US');

interface Visit {
  address?: string;
  page?: ReturnType<typeof pageIn>;
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

/** Opens a page as a browser does: the script runs, and then somebody clicks. */
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
  const root = { hidden: false, dataset: {} as Record<string, string> }; // no mark is set before the script runs
  const listeners = new Map<string, Listener[]>();
  const tell = (name: string, event: Click) => listeners.get(name)?.forEach((listener) => listener(event));
  const fakeDocument = {
    documentElement: root,
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  };
  vi.stubGlobal('PAGE', { ...KEYS, ...page, defaultLanguage: 'zh-CN' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { pathname, search, hash, replace });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  vi.stubGlobal('document', fakeDocument);
  const isLeaving = beforePaint();
  startSwitches();
  return {
    root,
    replace,
    isLeaving,
    /** On an element that bears these marks, in a banner. */
    click: (selector: string, dataset: Record<string, string> = {}, more: Partial<Click> = {}) => {
      const hidden = vi.fn<(name: string, value: string) => void>();
      const element = {
        dataset,
        href: dataset['href'],
        closest: (name: string) => (name === 'aside' ? { setAttribute: hidden } : null),
      };
      tell('click', {
        target: { closest: (name: string) => (name === selector ? element : null) },
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
    ['/download?a=1#b', chinese, 'en-US', '/en/download?a=1#b'],
    ['/en/download?a=1#b', english, 'zh-CN', '/download?a=1#b'],
  ])('§3.17 leads from %s to its twin', (address, page, Language, twin) => {
    const { replace, isLeaving, root } = visit({ address, page, stored: { Language } });

    expect(replace).toHaveBeenCalledExactlyOnceWith(twin);
    expect(isLeaving).toBe(true);
    // Nothing of the page is to be seen that is about to be left.
    expect(root.hidden).toBe(true);
  });

  it.each([
    ['/download', chinese, 'zh-CN'],
    ['/en/download', english, 'en-US'],
  ])('stays on %s where it is the page’s own', (address, page, Language) => {
    const { replace, isLeaving, root } = visit({ address, page, stored: { Language } });

    expect(replace).not.toHaveBeenCalled();
    expect([isLeaving, root.hidden]).toEqual([false, false]);
  });

  it('§3.32 falls back to Chinese where it is none of ours, and says so in the storage', () => {
    const { replace } = visit({ address: '/en/faq', page: english, stored: { Language: 'fr-FR' } });

    expect(storage.getItem('Language')).toBe('zh-CN');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/faq');
  });

  it('§4.19 is kept at the click on the switch', () => {
    visit().click('[data-choose-language]', { chooseLanguage: 'en-US' });

    expect(storage.getItem('Language')).toBe('en-US');
  });

  it('puts the twin in the place of the page, since the page would lead there again', () => {
    const { click, replace } = visit({ address: '/faq' });
    const preventDefault = vi.fn();
    const choice = { chooseLanguage: 'en-US', href: 'https://site.test/en/faq' };

    click('[data-choose-language]', choice, { preventDefault });
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://site.test/en/faq');
    expect(preventDefault).toHaveBeenCalledOnce();

    // In another tab the browser opens it.
    click('[data-choose-language]', choice, { preventDefault, ctrlKey: true });
    expect(replace).toHaveBeenCalledOnce();
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

describe('with a third language', () => {
  const french = { 'fr-FR': '/fr' };

  it.each([
    ['/en/faq?a=1', 'en-US', 'fr-FR', '/fr/faq?a=1'],
    ['/fr/faq', 'fr-FR', 'en-US', '/en/faq'],
    ['/', 'zh-CN', 'fr-FR', '/fr'],
  ])('the choice leads from %s in %s with %s to its twin', (address, language, Language, twin) => {
    const { replace } = visit({ address, page: pageIn(language, french), stored: { Language } });

    expect(replace).toHaveBeenCalledExactlyOnceWith(twin);
  });

  it.each([
    ['zh-CN', 'fr-CA', 'fr-FR'],
    ['zh-CN', 'de-DE', 'en-US'],
    ['fr-FR', 'en-GB', 'en-US'],
    ['fr-FR', 'fr-FR', undefined],
  ])('a page in %s offers a browser that prefers %s: %s', (language, preferred, offered) => {
    const { root } = visit({ page: pageIn(language, french), languages: [preferred] });

    expect(root.dataset['offer']).toBe(offered);
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

  it('is made to nobody who has chosen a language or declined it', () => {
    const languages = ['en-US'];

    expect(visit({ languages, stored: { Language: 'zh-CN' } }).root.dataset).toEqual({});
    storage.clear();
    expect(visit({ languages, stored: { 'offer-dismissed': '1' } }).root.dataset).toEqual({});
  });
});

describe('the theme', () => {
  it.each(['light', 'dark'])('is %s where that was chosen', (theme) => {
    expect(visit({ stored: { theme } }).root.dataset['theme']).toBe(theme);
  });

  it('is the browser’s where nothing of ours was kept', () => {
    expect(visit({ stored: { theme: 'sepia' } }).root.dataset['theme']).toBeUndefined();
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

describe('the pure edition', () => {
  it('is kept from the address on', () => {
    const page = visit({ address: '/?product_line=lite' });

    expect(storage.getItem('product_line')).toBe('lite');
    expect(page.root.dataset['line']).toBe('lite');
  });

  it('is nothing that another line could bring about', () => {
    const page = visit({ address: '/?product_line=pro' });

    expect(storage.getItem('product_line')).toBeNull();
    expect(page.root.dataset['line']).toBeUndefined();
  });
});

describe('what is dismissed', () => {
  it('goes, and the last eight are remembered', () => {
    const stored = { 'dismissed-banners': 'a b c d e f g h' };

    const hidden = visit({ stored }).click('[data-dismiss]', { dismiss: 'dismissed-banners', what: 'i' });

    expect(storage.getItem('dismissed-banners')).toBe('b c d e f g h i');
    expect(hidden).toHaveBeenCalledExactlyOnceWith('hidden', '');
  });
});

describe('a browser that keeps nothing for us', () => {
  it('shows the page as it is', () => {
    vi.spyOn(storage, 'getItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    const { isLeaving, root } = visit({ address: '/?product_line=lite' });

    expect(isLeaving).toBe(false);
    expect(root.dataset['line']).toBe('lite');
  });
});
