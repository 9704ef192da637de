/** Free registration: the code, the referrer's check, the account. */
import * as v from 'valibot';
import { ACCOUNT_TYPES, CODE_PURPOSES, REFERRAL_MAX_CHARS } from '#src/config/wire.ts';
import { defineCall, onServer } from './call.ts';
import {
  areaCode,
  attribution,
  attributionValue,
  codeSent,
  companyName,
  matchesArea,
  nothing,
  optionalText,
  ownAccount,
  password,
  phone,
  requiredText,
  smsCode,
  userName,
} from './fields.ts';

export const registerPhoneCodeRequest = onServer(() =>
  v.pipe(
    v.object({
      area_code: areaCode,
      phone,
      voice: v.optional(v.picklist([0, 1]), 0),
      purpose: v.optional(v.picklist(CODE_PURPOSES)),
    }),
    v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
  ),
);
/** Sends a code by SMS, or reads it out (`voice` 1). Known and unknown phones get the same answer. */
export const registerPhoneCode = defineCall<typeof registerPhoneCodeRequest>()({
  path: '/register/phone_code',
  reply: codeSent,
});

export const registerCheckReferrerRequest = onServer(() =>
  v.object({ referral: requiredText(REFERRAL_MAX_CHARS) }),
);
export const registerCheckReferrer = defineCall<typeof registerCheckReferrerRequest>()({
  path: '/register/check_referrer',
  reply: v.object({ valid: v.boolean() }),
});

export const registerAddRequest = onServer(() =>
  v.pipe(
    v.object({
      area_code: areaCode,
      phone,
      code: smsCode,
      password,
      user_name: userName,
      company_name: v.optional(v.union([v.literal(''), companyName]), ''),
      referral: optionalText(REFERRAL_MAX_CHARS),
      type: v.picklist(ACCOUNT_TYPES),
      ...attribution,
      // Beside `from`, which has the same value if the link had no other.
      utm_source: attributionValue,
    }),
    v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
    v.forward(
      v.partialCheck(
        [['type'], ['company_name']],
        (input) => input.type === 'user' || input.company_name !== '',
      ),
      ['company_name'],
    ),
  ),
);
/**
 * Opens the account. A company account needs `company_name`. `coupon` is the new user's gift in yuan, `coupon_more` the
 * promoter's bonus.
 */
export const registerAdd = defineCall<typeof registerAddRequest>()({
  path: '/register/add',
  reply: v.object({
    user_id: v.string(),
    coupon: v.number(),
    coupon_more: v.optional(v.number(), 0),
    ...ownAccount,
  }),
});

export const registerRecentRequest = nothing;
/** Sign-ups within ten minutes: how many minutes ago, newest first, at most four. No personal data. */
export const registerRecent = defineCall<typeof registerRecentRequest>()({
  method: 'GET',
  path: '/register/recent',
  reply: v.object({ minutes: v.array(v.number()) }),
});
