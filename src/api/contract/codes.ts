/**
 * Numbers that `ret` can bear. 0 is success and nothing else is; a number that is not here counts as 'other'.
 * HTTP 429 is no part of this list: on this API it means maintenance (or a client that tries out tokens).
 */
export const RET = {
  ok: 0,
  codeWrong: 10006,
  codeExpired: 10007,
  phoneInvalid: 10014,
  phoneRegistered: 10015,
  /** `data.retry_after` and `msg` tell the seconds to wait. */
  tooManyRequests: 10020,
  tokenInvalid: 10021,
  referrerInvalid: 10022,
  /** `msg` names the field; `data.reason` says more where there is more to say. */
  fieldInvalid: 10030,
} as const;

/** Any of the numbers above. */
export type Ret = (typeof RET)[keyof typeof RET];

/** Reason beside `fieldInvalid` for a password that stands on every attacker's list. */
export const REASON_COMMON_PASSWORD = 'common';
