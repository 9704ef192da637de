/**
 * The site's own limits and business constants, each with its unit in its name. What the wire contract fixes is in wire.ts,
 * what pages without a call need in page-constants.ts.
 */
/** Path prefix of each client behind the API base, and the header that bears the product client's key; settings may say others. */
export const API_PREFIX = { website: '/v3', product: '/v5' } as const;
export const API_KEY_HEADER = 'x-api-key';
/** What a call uses besides, and what a browser lets no page set. */
export const RESERVED_HEADERS: readonly string[] = [
  'content-type',
  'super-lang',
  'host',
  'origin',
  'cookie',
  'referer',
];
export const HTTP_TIMEOUT_MS = 180_000;
export const RESEND_SECONDS = 60;
export const MAX_REPLY_BYTES = 5 * 1024 * 1024;

export const COMPONENT_DISPLAY_DEBOUNCE_MS = 500;
export const ANONYMOUS_ID_TIMEOUT_MS = 10_000;
/** Usage records wait for company this long before they are sent. */
export const USAGE_FLUSH_MS = 5_000;
/** After a failure without an answer, doubling up to the second figure. */
export const USAGE_RETRY_MS = { first: 30_000, longest: 600_000 } as const;

export const PROMOTER_COOKIE_DAYS = 7;
/** All cookies of the site together stay below 1 kB: a header of many kilobytes locks its visitor out (HTTP 431). */
export const COOKIE_BUDGET_BYTES = 1000;

/** From here on a password is called safe; shorter ones are allowed, since older accounts have them. */
export const SAFE_PASSWORD_LENGTH = 12;
/** Articles on one page of the news list. */
export const NEWS_PAGE_SIZE = 8;
/** Releases that the changelog tells in full; older ones are a line each. */
export const CHANGELOG_IN_FULL = 5;

/** Stores served, in units of ten thousand: 425 reads 425万 in Chinese and 4.25 million in English. */
export const DEFAULT_STORE_COUNT = 425;
export const DEFAULT_COUPON_YUAN = 76;
/** What a top-up may amount to. */
export const RECHARGE_AMOUNTS_YUAN = [100, 300, 500, 1000, 3000] as const;
export const REGISTRATION_COUPON_YUAN = 38;
/** A promoter's coupon of this amount is a pack of several coupons rather than one without threshold. */
export const COUPON_PACK_YUAN = 101;

/** Support hours in Beijing time (UTC+8), every day of the week. */
export const SUPPORT_HOURS = { fromHour: 9, toHour: 22, utcOffsetHours: 8 } as const;
/** Hours at which a demonstration can begin: it has to end while support is there. */
export const DEMO_HOURS = { first: SUPPORT_HOURS.fromHour, last: SUPPORT_HOURS.toHour - 2 } as const;

/** After a plan has ended, profiles and settings are kept for at least this long. */
export const PROFILE_KEEP_DAYS = 30;
/** Within this time an account is closed and its data deleted. */
export const ACCOUNT_CLOSING_WORKING_DAYS = 15;

/** Applications, bookings, feedback and messages are kept for this long after they are settled. */
export const REQUEST_KEEP_MONTHS = 24;

/** Below the API's base: where browsers and pages report violations of policies and faults of code. */
export const PAGE_REPORTS_PATH = '/reports';
