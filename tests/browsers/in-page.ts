/**
 * What runs in the page under test, sent there as text. So each function stands for itself, and keeps to what the oldest
 * browsers know.
 */
export interface Target {
  /** As in ARIA; what an element is by itself counts. */
  role?: string;
  /** Accessible name, or the beginning of it. */
  name?: string;
  /** Only where role and name cannot say it. */
  selector?: string;
  /** Text of the element or of one within it. */
  text?: string;
  /** Selector of the part of the page in which to look: `header`, `dialog`. */
  within?: string;
  /** Of several that fit: the first is 0. */
  index?: number;
}

export interface Found {
  /** Where to press it, in pixels of the viewport. */
  x: number;
  y: number;
  /** What lies over that place instead, if anything does. */
  cover: string;
  text: string;
  value: string;
  isChecked: boolean;
  hasFocus: boolean;
  attributes: Record<string, string>;
}

/** @returns the visible elements that fit, in the order of the page, scrolled to the one that is asked for */
export function findInPage(target: Target): { count: number; found?: Found } {
  const selectors: Record<string, string> = {
    button: 'button, summary, [role=button], input[type=button], input[type=submit]',
    link: 'a[href], [role=link]',
    textbox:
      'textarea, input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=url], input[type=password], [role=textbox]',
    searchbox: 'input[type=search], [role=searchbox]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    radio: 'input[type=radio], [role=radio]',
    combobox: 'select, [role=combobox]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    dialog: 'dialog[open], [role=dialog]',
    listitem: 'li, [role=listitem]',
    navigation: 'nav, [role=navigation]',
    img: 'img, [role=img]',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (element: Element): string => {
    const pieces: string[] = [];
    const collect = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) pieces.push(node.textContent ?? '');
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return;
      if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) return;
      if (node.tagName === 'IMG') pieces.push(` ${node.getAttribute('alt') ?? ''} `);
      node.childNodes.forEach(collect);
    };
    collect(element);
    return tidy(pieces.join(''));
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids) {
      return tidy(
        ids
          .split(' ')
          .map((id) => textOf(document.getElementById(id) ?? document.createElement('i')))
          .join(' '),
      );
    }
    const label = element.getAttribute('aria-label');
    if (label) return tidy(label);
    const { labels } = element as HTMLInputElement;
    if (labels && labels.length > 0) return tidy([...labels].map(textOf).join(' '));
    return textOf(element) || tidy(element.getAttribute('alt') ?? element.getAttribute('title'));
  };
  const isVisible = (element: Element): boolean => {
    const style = getComputedStyle(element);
    // What is folded away keeps its boxes in some browsers, and these know better.
    const isShown = !('checkVisibility' in element) || element.checkVisibility();
    return isShown && element.getClientRects().length > 0 && style.visibility === 'visible';
  };

  const { role, name, selector, text, within: part, index = 0 } = target;
  const all = document.querySelectorAll(
    selector ?? (role ? (selectors[role] ?? `[role=${role}]`) : 'body *'),
  );
  const fitting = [...all].filter(
    (element) =>
      isVisible(element) &&
      (part === undefined || element.closest(part) !== null) &&
      (!selector || !role || element.matches(selectors[role] ?? `[role=${role}]`)) &&
      (name === undefined || nameOf(element).startsWith(name)) &&
      (text === undefined || textOf(element).includes(text)),
  );
  // Of elements within each other the innermost has the text.
  const innermost =
    role || selector
      ? fitting
      : fitting.filter((element) => !fitting.some((other) => other !== element && element.contains(other)));
  const element = innermost[index];
  if (!element) return { count: innermost.length };

  const isWithin = (rect: DOMRect) => rect.top >= 80 && rect.bottom <= innerHeight - 20;
  if (!isWithin(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'auto' });
  }
  // Links that break into lines have a box for each; the first is theirs for certain.
  const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
  // A field may have a button at its end.
  const isField = element.matches('input, textarea');
  const x = rect.left + (isField ? Math.min(rect.width / 2, 40) : rect.width / 2);
  const y = rect.top + rect.height / 2;
  const top = document.elementFromPoint(x, y);
  const label = (element as HTMLInputElement).labels;
  const isFree =
    top !== null &&
    (element.contains(top) ||
      top.contains(element) ||
      (label ? [...label].some((found) => found.contains(top)) : false));
  const attributes: Record<string, string> = {};
  for (const attribute of [...element.attributes]) attributes[attribute.name] = attribute.value;
  return {
    count: innermost.length,
    found: {
      x,
      y,
      cover: isFree
        ? ''
        : top === null
          ? 'the edge of the window'
          : `${top.tagName.toLowerCase()}.${top.className}`,
      text: textOf(element),
      value: (element as HTMLInputElement).value,
      isChecked: (element as HTMLInputElement).checked,
      hasFocus: document.activeElement === element,
      attributes,
    },
  };
}

/** Puts the focus into a field and marks what is in it, so that typing takes its place. */
export function prepareTyping({ x, y }: { x: number; y: number }): boolean {
  const top = document.elementFromPoint(x, y);
  const field =
    top && (top.matches('input, textarea') ? top : top.closest('label')?.querySelector('input, textarea'));
  if (!field) return false;
  (field as HTMLInputElement).focus();
  (field as HTMLInputElement).select();
  return document.activeElement === field;
}

/** As a choice in a select menu, which no protocol opens alike. */
export function chooseOption({ x, y, value }: { x: number; y: number; value: string }): boolean {
  const field = document.elementFromPoint(x, y);
  if (!(field instanceof HTMLSelectElement)) return false;
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value === value;
}

/** Waits until nothing has been loaded for a moment: what a page does at rest has been done by then. */
export function untilQuiet({ quietMs, limitMs }: { quietMs: number; limitMs: number }): Promise<boolean> {
  const start = performance.now();
  let changedAt = start;
  let count = -1;
  return new Promise((done) => {
    const look = () => {
      const now = performance.now();
      const loaded = performance.getEntriesByType('resource').length;
      if (loaded !== count || document.readyState !== 'complete' || document.documentElement.hidden) {
        count = loaded;
        changedAt = now;
      }
      if (now - changedAt >= quietMs) done(true);
      else if (now - start >= limitMs) done(false);
      else setTimeout(look, 50);
    };
    look();
  });
}

export interface PageLook {
  isHidden: boolean;
  bodyFont: string;
  background: string;
  headerPosition: string;
  headerDisplay: string;
  headingFont: string;
  /** The style sheet for older browsers is the page's own, where there is one. */
  isOwnSheet: boolean;
  /** Of the main part. */
  height: number;
  /** Of the button in the page's margin; 0 where none stands there. */
  marginButtonWidth: number;
  /** How far the page is wider than the window, and what stands out. */
  overWidth: number;
  standingOut: string[];
}

/** What tells a styled page that fits its window from any other. */
export function lookAtPage(): PageLook {
  const styleOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element ? getComputedStyle(element) : undefined;
  };
  const { clientWidth, scrollWidth } = document.documentElement;
  const isCut = (element: Element | null): boolean => {
    if (!element || element === document.documentElement) return false;
    // What scrolls or is cut keeps its inside to itself.
    return getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement);
  };
  const standingOut =
    scrollWidth <= clientWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element.parentElement),
          )
          .slice(0, 3)
          .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  const sheet = document.querySelector('link[href*="legacy."]')?.getAttribute('href') ?? '';
  const bar = styleOf('header .wrap, .header__bar');
  return {
    isHidden: document.documentElement.hidden !== false,
    bodyFont: styleOf('body')?.fontFamily ?? '',
    background: styleOf('html')?.backgroundColor ?? '',
    headerPosition: styleOf('header')?.position ?? '',
    headerDisplay: bar?.display ?? '',
    headingFont: styleOf('h1')?.fontFamily ?? '',
    isOwnSheet: [...document.scripts].some((script) => script.text.includes(sheet)),
    height: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
    marginButtonWidth: document.querySelector('.side__toggle')?.getBoundingClientRect().width ?? 0,
    overWidth: scrollWidth - clientWidth,
    standingOut,
  };
}
