/** What registration sends, as the server checks it. */
import * as v from 'valibot';
import {
  areaCode,
  phone,
  matchesArea,
  smsCode,
  password,
  userName,
  companyName,
  optionalText,
  promoter,
  attributionValue,
} from './fields.ts';

/**
 * A code serves one purpose only: a registration's code does not cancel an account. The site's own forms say what they ask
 * for; the wire contract knows no such field, so a code that was asked for without it serves either, once.
 */
const CODE_PURPOSES = ['register', 'cancel'] as const;

export const registerPhoneCodeRequest = v.pipe(
  v.object({
    area_code: areaCode,
    phone,
    voice: v.optional(v.picklist([0, 1]), 0),
    purpose: v.optional(v.picklist(CODE_PURPOSES)),
  }),
  v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
);

export const registerCheckReferrerRequest = v.object({
  referral: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
});

export const registerAddRequest = v.pipe(
  v.object({
    area_code: areaCode,
    phone,
    code: smsCode,
    password,
    user_name: userName,
    company_name: v.optional(v.union([v.literal(''), companyName]), ''),
    referral: optionalText(64),
    type: v.picklist(['company', 'user']),
    promoter,
    channel: attributionValue,
    callback: attributionValue,
    activity_id: attributionValue,
    from: attributionValue,
  }),
  v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
  v.forward(
    v.partialCheck(
      [['type'], ['company_name']],
      (input) => input.type === 'user' || input.company_name !== '',
    ),
    ['company_name'],
  ),
);
