/**
 * Puts into text that editors wrote what every text may name (`shared-facts.ts`) and the contact addresses. An unknown placeholder stops the build and names itself, so that
 * a slip never reaches a reader. A line that holds `{{ifReports}}` is there where pages report their faults, and nowhere else.
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

/** The same for every string within plain data (frontmatter); dates, numbers and the shape stay as they are. */
export function fillBrandDeep(locale: Locale, value: unknown): unknown {
  if (typeof value === 'string') return fillBrand(locale, value);
  if (Array.isArray(value)) return value.map((item) => fillBrandDeep(locale, item));
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrandDeep(locale, item)]));
  }
  return value;
}

/** Changes with any name, so that caches of filled text can be told to start over. */
export function brandFingerprint(locale: Locale): string {
  return JSON.stringify([...textNames(locale)]);
}
