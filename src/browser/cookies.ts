/**
 * The cookies of this site, through js-cookie. A browser that refuses cookies, or holds one that cannot be decoded,
 * gives `undefined` and takes nothing: no caller has to guard.
 */
import Cookies from 'js-cookie';

export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined; // refused: the same as absent
  }
}

/** @param days how long it is kept; until the browser is closed when left out */
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
