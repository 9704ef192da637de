/**
 * Limits and business constants, each with its unit in its name. A number that a visitor could notice
 * stands here once; nothing else in the source repeats it.
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
export const PROMOTER_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
export const ATTRIBUTION_MAX_CHARS = 128;
/** All cookies of the site together stay below 1 kB: a header of many kilobytes locks its visitor out (HTTP 431). */
export const COOKIE_BUDGET_BYTES = 1000;

export const PASSWORD_LENGTH = { min: 6, max: 24 } as const;
export const USER_NAME_LENGTH = { min: 6, max: 24 } as const;
export const SMS_CODE_LENGTH = 6;
/** From here on a password is called safe; shorter ones are allowed, since older accounts have them. */
export const SAFE_PASSWORD_LENGTH = 12;
export const CONTACT_MAX_CHARS = 64;
export const COMPANY_NAME_MAX_CHARS = 100;
export const EMAIL_MAX_CHARS = 254;
export const REFERRAL_MAX_CHARS = 64;
/** A referral ID that a link may carry; what is typed is judged by the server alone. */
export const REFERRAL_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Characters of the message form's fields, as the server takes them. */
/** In the forms that people of ours answer. */
export const REQUEST_LIMITS = {
  description: 2000,
  business_scope: 500,
  content: 5000,
  website: 200,
} as const;
export const MESSAGE_LIMITS = { name: 64, contact: 254, content: 5000 } as const;

export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;
export const DEFAULT_PAGE_SIZE = 10;
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

/** Below the API's base: where browsers and pages report violations of policies and faults of code. */
export const PAGE_REPORTS_PATH = '/reports';
