/**
 * The site's own account service, beside its page `/account/authorize`: a sign-in code, a new password, and the number
 * of sign-ups with one's own referral ID.
 */
import * as v from 'valibot';
import { defineCall, onServer } from './call.ts';
import { areaCode, codeSent, matchesArea, password, phone } from './fields.ts';

export const accountSignInCodeRequest = onServer(() =>
  v.pipe(
    v.object({ area_code: areaCode, phone, voice: v.optional(v.picklist([0, 1]), 0) }),
    v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
  ),
);
/** Sends a code by SMS, or reads it out (`voice` 1). Numbers with and without an account get the same answer. */
export const accountSignInCode = defineCall<typeof accountSignInCodeRequest>()({
  path: '/account/sign_in_code',
  reply: codeSent,
});

export const accountPasswordRequest = onServer(() =>
  v.object({ grant: v.pipe(v.string(), v.minLength(1), v.maxLength(512)), password }),
);
/** Sets a password. `grant` comes from the account service after a sign-in by code, and is valid for ten minutes. */
export const accountPassword = defineCall<typeof accountPasswordRequest>()({
  path: '/account/password',
  reply: v.object({}),
});

export const accountReferralsRequest = onServer(() =>
  v.object({ session: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
);
/** The number of accounts opened with one's own referral ID; no names. */
export const accountReferrals = defineCall<typeof accountReferralsRequest>()({
  path: '/account/referrals',
  reply: v.object({ count: v.number() }),
});
