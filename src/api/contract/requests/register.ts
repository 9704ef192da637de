/** What registration sends, as the server checks it. */
import * as v from 'valibot';
import { ACCOUNT_TYPES, CODE_PURPOSES, REFERRAL_MAX_CHARS } from '#src/config/wire.ts';
import {
  areaCode,
  phone,
  matchesArea,
  smsCode,
  password,
  userName,
  companyName,
  optionalText,
  requiredText,
  promoter,
  attributionValue,
} from './fields.ts';

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
  referral: requiredText(REFERRAL_MAX_CHARS),
});

export const registerAddRequest = v.pipe(
  v.object({
    area_code: areaCode,
    phone,
    code: smsCode,
    password,
    user_name: userName,
    company_name: v.optional(v.union([v.literal(''), companyName]), ''),
    referral: optionalText(REFERRAL_MAX_CHARS),
    type: v.picklist(ACCOUNT_TYPES),
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
