/** Cookie sources: `document.cookie`, or an extension's cookie store. `session.ts` interprets the values. */
import type { CookieSource } from './environment.ts';

/** Reads `a=1; b=2`. The first of two equal names wins; a value that does not decode is left out. */
export function parseCookies(line: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of line.split(';')) {
    const [name = '', ...rest] = pair.trim().split('=');
    const value = decodeValue(rest.join('='));
    if (name !== '' && rest.length > 0 && value !== undefined && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

function decodeValue(raw: string): string | undefined {
  const bare = raw.replace(/^"(.*)"$/, '$1');
  try {
    return decodeURIComponent(bare);
  } catch {
    // A broken escape such as `%E4%`: the cookie counts as absent.
    return undefined;
  }
}

/** Reads the line at each attempt, so that a rotated session is used. */
export function documentCookies(page: { readonly cookie: string }): CookieSource {
  return () => {
    try {
      return parseCookies(page.cookie);
    } catch {
      // A sandboxed frame throws on access; it has no cookies then.
      return new Map();
    }
  };
}

/** The used part of `chrome.cookies` and `browser.cookies`. */
export interface ExtensionCookieStore {
  getAll(details: { url: string }): Promise<readonly { readonly name: string; readonly value: string }[]>;
}

/** Cookies of `url` as an extension sees them. */
export function extensionCookies(store: ExtensionCookieStore, url: string): CookieSource {
  return async () => {
    const cookies = new Map<string, string>();
    for (const { name, value } of await store.getAll({ url })) {
      const decoded = decodeValue(value);
      if (decoded !== undefined && !cookies.has(name)) cookies.set(name, decoded);
    }
    return cookies;
  };
}
