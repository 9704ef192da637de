/**
 * Fills in editors' texts: the names of `shared-facts.ts` and the contact addresses. An unknown placeholder stops the
 * build with its name, so that no reader sees it. A line with `{{ifReports}}` is kept only where pages report their
 * faults.
 */
import type { Locale } from '#i18n/locales.ts';
import { namesOf } from './shared-facts.ts';
import { contact } from './site.ts';

function textNames(locale: Locale): ReadonlyMap<string, string | number> {
  const names = {
    ...namesOf(locale),
    securityEmail: contact.securityEmail,
    privacyEmail: contact.privacyEmail,
    phone: contact.phone.display,
  };
  return new Map(Object.entries(names));
}

/**
 * @param isReporting whether pages report their faults to the server
 * @throws Error when the text has a placeholder that this file does not know
 */
export function fillBrand(locale: Locale, text: string, isReporting = false): string {
  const names = textNames(locale);
  const chosen = text.replace(isReporting ? /\{\{ifReports\}\}/g : /^.*\{\{ifReports\}\}.*\n?/gm, '');
  return chosen.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = names.get(name);
    if (value === undefined) {
      throw new Error(`Unknown placeholder ${whole}; known are ${[...names.keys()].join(', ')}`);
    }
    return String(value);
  });
}

/** The same for every string within plain data (frontmatter); other values stay. */
export function fillBrandDeep(locale: Locale, value: unknown): unknown {
  if (typeof value === 'string') return fillBrand(locale, value);
  if (Array.isArray(value)) return value.map((item) => fillBrandDeep(locale, item));
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrandDeep(locale, item)]));
  }
  return value;
}

/** Changes with any of the names, so that caches of filled text are renewed. */
export function brandFingerprint(locale: Locale): string {
  return JSON.stringify([...textNames(locale)]);
}
