/** The page's address, its referrer, and navigation. */
import { withParameters } from '#src/domain/with-parameters.ts';

export const currentAddress = (): string => location.href;

export const currentOrigin = (): string => location.origin;

/** Without query and fragment, which may contain secrets. */
export const currentPath = (): string => location.pathname;

/** Empty if the visitor followed no link, or the linking page sends no referrer. */
export const referrer = (): string => document.referrer;

export function queryParameters(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** @param path an address of this site, with its language's prefix */
export function goTo(path: string): void {
  location.assign(path);
}

export function reloadPage(): void {
  location.reload();
}

/** Like `goTo`, but replaces this page in the history. */
export function replacePage(path: string): void {
  location.replace(path);
}

/** Changes the address bar without a new entry in the history. */
export function replaceAddress(address: string): void {
  if (address === location.href) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Browsers limit how often it may be called; nothing depends on it.
  }
}

/** Calls back when the visitor leaves, also into the back-forward cache. @returns a function that stops it */
export function onLeave(callback: () => void): () => void {
  addEventListener('pagehide', callback);
  return () => removeEventListener('pagehide', callback);
}

/** What stands behind the `#`: the id of the place in the page that a link leads to. */
export const currentAnchor = (): string => location.hash.slice(1);

/** Calls back when the visitor follows a link within the page. @returns stops that */
export function onAnchor(callback: () => void): () => void {
  addEventListener('hashchange', callback);
  return () => removeEventListener('hashchange', callback);
}

/** For a place that was hidden when the browser went there by itself. */
export function scrollToAnchor(): void {
  document.getElementById(currentAnchor())?.scrollIntoView();
}

/** Writes parameters into the address bar; an empty value removes one. */
export function setParameters(values: Readonly<Record<string, string>>): void {
  replaceAddress(withParameters(location.href, values));
}

export function dropParameters(names: readonly string[]): void {
  setParameters(Object.fromEntries(names.map((name) => [name, ''])));
}
