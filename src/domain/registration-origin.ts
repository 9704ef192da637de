/**
 * Where a registration began, for statistics: the page of this site whose link led to the form, by its path; `home` for the
 * first; `outside` for another site, `direct` where no page led here, or one that tells nobody.
 */
import { localeCodes, locales } from '#i18n/locales.ts';

export function registrationOrigin(referrer: string, ownOrigin: string): string {
  if (!referrer) return 'direct';
  if (!referrer.startsWith(`${ownOrigin}/`)) return 'outside';
  const [path = ''] = referrer.slice(ownOrigin.length + 1).split(/[?#]/);
  const prefixes: readonly string[] = localeCodes.map((code) => locales[code].prefix);
  const [first = '', ...rest] = path.split('/');
  // The same page in either language is one place.
  return (first && prefixes.includes(first) ? rest.join('/') : path) || 'home';
}
