/**
 * The cookies of this site, through js-cookie. Where the browser refuses cookies, or one cannot be decoded, reading
 * gives `undefined` and writing does nothing, so callers need no guard.
 */
import Cookies from 'js-cookie';

export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined; // refused: the same as absent
  }
}

/** @param days lifetime; left out, it ends with the browser session */
export function writeCookie(name: string, value: string, days?: number): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
      ...(days === undefined ? {} : { expires: days }),
    });
  } catch {
    // refused: what it would have kept is known to this page only
  }
}

export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // refused: there is nothing to remove
  }
}
