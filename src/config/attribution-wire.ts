/**
 * What the wire contract fixes about attribution. Separate from wire.ts, which is loaded with forms and the API's
 * client, because every page needs these rules.
 */
export const PROMOTER_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
/** For channel, callback, activity and the like. */
export const ATTRIBUTION_MAX_CHARS = 128;
/** A referral ID in a link; only the server judges a typed one. */
export const REFERRAL_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
