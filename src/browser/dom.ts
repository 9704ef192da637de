/** Finding elements. */
import type { PageHook } from '#src/config/page-hooks.ts';

export function findAll<E extends HTMLElement = HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)];
}

export function find(selector: string): HTMLElement | undefined {
  return findAll(selector)[0];
}

/** Elements with a hook of src/config/page-hooks.ts. */
export function findHooks<E extends HTMLElement = HTMLElement>(
  hook: PageHook,
  within: ParentNode = document,
): E[] {
  return [...within.querySelectorAll<E>(`[${hook}]`)];
}

export function findHook(hook: PageHook, within: ParentNode = document): HTMLElement | undefined {
  return findHooks(hook, within)[0];
}

/** The value of a hook, empty if it is absent. */
export const hookValue = (element: Element, hook: PageHook): string => element.getAttribute(hook) ?? '';

/** Fills a list with lines of text. */
export function putEntries(list: HTMLElement, texts: readonly string[]): void {
  list.replaceChildren(
    ...texts.map((textContent) => Object.assign(document.createElement('li'), { textContent })),
  );
}

/** Adds a style sheet of src/styles/on-demand, for parts that are seen later. */
export function addStyle(href: string): HTMLLinkElement {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(sheet);
  return sheet;
}

/** All text nodes of the page and its title. */
export function textNodes(): Text[] {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text); // all that the filter lets through
  return found;
}
