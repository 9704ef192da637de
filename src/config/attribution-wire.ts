/**
 * What the wire contract fixes about who sent a visitor. Apart from wire.ts, which comes with forms and the API's client:
 * every page has these rules.
 */
export const PROMOTER_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
/** Of channel, callback, activity and the like. */
export const ATTRIBUTION_MAX_CHARS = 128;
/** A referral ID that a link may carry; what is typed is judged by the server alone. */
export const REFERRAL_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
