/** Paths that the development tools may send a browser on to: always on this site. */

/** @returns path, query and hash; `undefined` for what leads elsewhere or is no path */
export function localTarget(target: string | undefined, origin: string): string | undefined {
  // Browsers read a backslash as a slash and drop control characters and spaces at the ends before they look.
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (target === undefined || !target.startsWith('/') || /[\x00-\x20\\\x7f]/.test(target)) return undefined;
  if (target.length > 2048 || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return undefined;
  const path = url.pathname.replace(/^\/+/, '/');
  return path + url.search + url.hash;
}
