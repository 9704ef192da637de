/**
 * Who sent the visitor: reads address and cookies, and says which cookies to write and how to complete the address. The
 * address overrides stored values, so the latest link counts. A value that breaks a rule is ignored and blocks nothing.
 * Nothing here touches the browser.
 */
import { COOKIE_BUDGET_BYTES, PROMOTER_COOKIE_DAYS } from '#src/config/constants.ts';
import { cookieKeys } from '#src/config/storage-keys.ts';
import { ATTRIBUTION_MAX_CHARS, PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import type { Attribution } from './attribution-fields.ts';

export interface AttributionSources {
  query: URLSearchParams;
  /** Decoded value of a cookie; `undefined` when it is absent. */
  cookie: (name: string) => string | undefined;
}

type Reading = string | null | undefined;

/**
 * `official` names no partner; an `.exe` at the end comes from an installer's name.
 * @returns empty for anything but a promoter's code
 */
export function cleanPromoter(raw: Reading): string {
  const code = (raw ?? '').replace(/\.exe$/, '');
  return code !== 'official' && PROMOTER_PATTERN.test(code) ? code : '';
}

/** Too long, or with control characters: dropped, never cut, since half a value is wrong. */
export function cleanValue(raw: Reading): string {
  const value = raw ?? '';
  // oxlint-disable-next-line no-control-regex -- the pattern finds control characters
  return value.length <= ATTRIBUTION_MAX_CHARS && !/[\x00-\x1f\x7f]/.test(value) ? value : '';
}

/** Of several parameters of one name the first counts. */
export function readAttribution({ query, cookie }: AttributionSources): Attribution {
  const value = (key: string) => cleanValue(query.get(key)) || cleanValue(cookie(key));
  return {
    promoter:
      cleanPromoter(query.get(cookieKeys.promoter)) ||
      cleanPromoter(cookie(cookieKeys.promoter)) ||
      cleanPromoter(cookie(cookieKeys.channelId)),
    channel: value(cookieKeys.channelId),
    callback: value(cookieKeys.callback),
    activityId: value(cookieKeys.activityId),
    from: value(cookieKeys.from),
    utmSource: value(cookieKeys.utmSource),
  };
}

/**
 * Most important first: when the budget is used up, later ones are left out. Those without days end with the browser
 * session.
 */
const cookieRules: readonly { name: string; days?: number; clean: (raw: Reading) => string }[] = [
  { name: cookieKeys.promoter, days: PROMOTER_COOKIE_DAYS, clean: cleanPromoter },
  { name: cookieKeys.channelId, days: PROMOTER_COOKIE_DAYS, clean: cleanValue },
  { name: cookieKeys.activityId, days: PROMOTER_COOKIE_DAYS, clean: cleanValue },
  { name: cookieKeys.callback, days: PROMOTER_COOKIE_DAYS, clean: cleanValue },
  { name: cookieKeys.from, clean: cleanValue },
  { name: cookieKeys.utmSource, clean: cleanValue },
];

const bytesOf = (name: string, value: string) =>
  value ? name.length + encodeURIComponent(value).length + '=; '.length : 0;

/** Size of the longest promoter cookie; reserved, so that no link can fill the budget and exclude the next promoter. */
const PROMOTER_RESERVED_BYTES = bytesOf(cookieKeys.promoter, 'x'.repeat(64));

/** The cookies to write for this address; with the existing ones they stay within the budget. */
export function cookiesToWrite({ query, cookie }: AttributionSources) {
  const storedBytes = (name: string) => bytesOf(name, wellFormed(cookie(name) ?? ''));
  const others = cookieRules.filter(({ name }) => name !== cookieKeys.promoter);
  let total = PROMOTER_RESERVED_BYTES + others.reduce((sum, { name }) => sum + storedBytes(name), 0);
  return cookieRules.flatMap(({ name, days, clean }) => {
    const value = wellFormed(clean(query.get(name)));
    const isPromoter = name === cookieKeys.promoter;
    const newTotal = isPromoter ? total : total - storedBytes(name) + bytesOf(name, value);
    if (!value || (!isPromoter && newTotal > COOKIE_BUDGET_BYTES)) return [];
    total = newTotal;
    return [{ name, value, days }];
  });
}

/** A lone surrogate cannot be written into a cookie. */
function wellFormed(value: string): string {
  return /\p{Surrogate}/u.test(value) ? '' : value;
}

/**
 * The address completed by the stored promoter, callback and activity where they are missing or invalid, so that a
 * visitor who shares it passes them on.
 * @returns `undefined` when nothing is missing
 */
export function completedAddress(address: string, cookie: AttributionSources['cookie']): string | undefined {
  const url = new URL(address);
  const missing = cookieRules.flatMap(({ name, clean }) => {
    const value =
      restoredParameters.has(name) && !clean(url.searchParams.get(name)) ? clean(cookie(name)) : '';
    return value ? [{ name, value }] : [];
  });
  if (missing.length === 0) return undefined;
  for (const { name, value } of missing) {
    if (url.searchParams.has(name)) url.searchParams.set(name, value);
    // Appended as text: URLSearchParams would re-encode the others.
    else url.search += `${url.search ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
  }
  return url.href;
}

const restoredParameters: ReadonlySet<string> = new Set([
  cookieKeys.promoter,
  cookieKeys.callback,
  cookieKeys.activityId,
]);
