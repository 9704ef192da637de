/**
 * The site's own limits and business constants, with units in their names. wire.ts has the wire contract's,
 * page-constants.ts those of pages without a call.
 */
/** Path prefix of each client behind the API base, and the product client's key header; settings may override them. */
export const API_PREFIX = { website: '/v3', product: '/v5' } as const;
export const API_KEY_HEADER = 'x-api-key';
/** Other headers of a call, and those that a page cannot set. */
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
/** Usage records are collected for this long before they are sent. */
export const USAGE_FLUSH_MS = 5_000;
/** Wait after a failure without an answer; it doubles up to `longest`. */
export const USAGE_RETRY_MS = { first: 30_000, longest: 600_000 } as const;

export const PROMOTER_COOKIE_DAYS = 7;
/**
 * For all cookies of the site together: browsers send them with each request, and servers refuse large headers (HTTP
 * 431).
 */
export const COOKIE_BUDGET_BYTES = 1000;

/** From this length on a password counts as safe; shorter ones are allowed, since older accounts have them. */
export const SAFE_PASSWORD_LENGTH = 12;
/** Articles on one page of the news list. */
export const NEWS_PAGE_SIZE = 8;
/** Number of releases that the changelog shows in full; older ones take a line each. */
export const CHANGELOG_IN_FULL = 5;

/** Stores served, in units of ten thousand: 425 reads 425万 in Chinese and 4.25 million in English. */
export const DEFAULT_STORE_COUNT = 425;
export const DEFAULT_COUPON_YUAN = 76;
/** Amounts of a top-up. */
export const RECHARGE_AMOUNTS_YUAN = [100, 300, 500, 1000, 3000] as const;
export const REGISTRATION_COUPON_YUAN = 38;
/** A promoter's coupon of this amount is a pack of coupons, any other a single one without threshold. */
export const COUPON_PACK_YUAN = 101;

/** Support hours in Beijing time (UTC+8), every day of the week. */
export const SUPPORT_HOURS = { fromHour: 9, toHour: 22, utcOffsetHours: 8 } as const;
/** Hours at which a demonstration may start, so that it ends within support hours. */
export const DEMO_HOURS = { first: SUPPORT_HOURS.fromHour, last: SUPPORT_HOURS.toHour - 2 } as const;

/** For at least this long profiles and settings are kept after a plan has ended. */
export const PROFILE_KEEP_DAYS = 30;
/** Within this time an account is closed and its data deleted. */
export const ACCOUNT_CLOSING_WORKING_DAYS = 15;

/** For this long applications, bookings, feedback and messages are kept after they are settled. */
export const REQUEST_KEEP_MONTHS = 24;

/** Below the API's base: receives reports of policy violations and faults. */
export const PAGE_REPORTS_PATH = '/reports';
