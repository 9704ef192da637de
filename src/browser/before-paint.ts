/**
 * What has to happen before the first paint, printed into every page as one small inline script: the stored language
 * wins over the address, the stored theme applies, the pure edition bears its name, and a first-time visitor is
 * offered the language of the browser. It also takes the clicks of the language and theme switches, so that a plain
 * content page needs no other script for its header.
 *
 * The function is printed by its source text: it may use nothing but its argument and the browser's globals.
 */
export interface BeforePaintConfig {
  keys: { language: string; theme: string; productLine: string; offerDismissed: string };
  /** Stored value of the default language, and the one of the language with the prefix. */
  defaultLanguage: string;
  prefixedLanguage: string;
  prefix: string;
  brand: string;
  brandLite: string;
}

export function beforePaint(config: BeforePaintConfig): void {
  const root = document.documentElement;
  const { keys, prefix } = config;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage refused: the page works as for a first visit.
      return null;
    }
  };
  const write = (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage refused or full: the choice holds for this page only.
    }
  };

  const current = root.lang.startsWith(prefix) ? config.prefixedLanguage : config.defaultLanguage;
  let stored = read(keys.language);
  if (stored !== null && stored !== config.defaultLanguage && stored !== config.prefixedLanguage) {
    stored = config.defaultLanguage;
    write(keys.language, stored);
  }
  if (stored !== null && stored !== current) {
    const path = location.pathname;
    const twin =
      stored === config.prefixedLanguage
        ? `/${prefix}${path === '/' ? '' : path}`
        : path.slice(prefix.length + 1) || '/';
    root.hidden = true;
    location.replace(twin + location.search + location.hash);
    return;
  }
  if (stored === null && read(keys.offerDismissed) === null) {
    const preferred = navigator.languages[0] ?? '';
    const prefersPrefixed = !/^zh/i.test(preferred);
    if (preferred && prefersPrefixed !== (current === config.prefixedLanguage)) root.dataset['offer'] = '';
  }

  const theme = read(keys.theme);
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

  const line = new URLSearchParams(location.search).get('product_line');
  if (line === 'lite') write(keys.productLine, line);
  if (line === 'lite' || read(keys.productLine) === 'lite') {
    root.dataset['line'] = 'lite';
    // One name may contain the other: what bears the pure edition's name already stays.
    const rename = (text: string): string =>
      text
        .split(config.brandLite)
        .map((part) => part.replaceAll(config.brand, config.brandLite))
        .join(config.brandLite);
    document.title = rename(document.title);
    // As soon as the text is there. Islands compare it with their own first, and agreements keep their wording.
    document.addEventListener('DOMContentLoaded', () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text; // all that the filter lets through
        if (
          node.data.includes(config.brand) &&
          !node.parentElement?.closest('script,astro-island,[data-fixed-brand]')
        ) {
          node.data = rename(node.data);
        }
      }
    });
  }

  document.addEventListener('click', (event) => {
    const target = event.target as Element; // a click's target in a document is an element
    const choice = target.closest<HTMLElement>('[data-choose-language]')?.dataset['chooseLanguage'];
    if (choice) write(keys.language, choice);
    if (target.closest('[data-dismiss-offer]')) {
      write(keys.offerDismissed, '1');
      delete root.dataset['offer'];
    }
    if (target.closest('[data-toggle-theme]')) {
      const isDark = root.dataset['theme']
        ? root.dataset['theme'] === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset['theme'] = isDark ? 'light' : 'dark';
      write(keys.theme, root.dataset['theme']);
    }
    for (const open of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (!open.contains(target)) open.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    const open = document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}
