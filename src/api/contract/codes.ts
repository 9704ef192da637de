/**
 * Values of `ret`. Only 0 is success; an unlisted number counts as 'other'. HTTP 429 is not a `ret`: on this API it
 * means maintenance (or a client that tries out tokens).
 */
export const RET = {
  ok: 0,
  codeWrong: 10006,
  codeExpired: 10007,
  phoneInvalid: 10014,
  phoneRegistered: 10015,
  /** `data.retry_after` and `msg` have the seconds to wait. */
  tooManyRequests: 10020,
  tokenInvalid: 10021,
  referrerInvalid: 10022,
  /** `msg` names the field; `data.reason` may explain it. */
  fieldInvalid: 10030,
} as const;

/** Any of the numbers above. */
export type Ret = (typeof RET)[keyof typeof RET];

/** Reason beside `fieldInvalid` for a password on the list of common ones. */
export const REASON_COMMON_PASSWORD = 'common';
