/** What joining by invitation sends, as the server checks it. */
import * as v from 'valibot';
import { CONTACT_MAX_CHARS } from '#src/config/wire.ts';
import { areaCode, phone, matchesArea, smsCode, inviteToken, optionalText } from './fields.ts';

export const inviteTokenStatusRequest = v.object({ token: inviteToken });

export const invitePhoneCodeRequest = v.pipe(
  v.object({
    area_code: areaCode,
    phone,
    token: inviteToken,
    voice: v.optional(v.picklist([0, 1]), 0),
  }),
  v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
);

export const inviteAddRequest = v.pipe(
  v.object({
    token: inviteToken,
    area_code: areaCode,
    phone,
    code: smsCode,
    /** May stay empty where the invitation bears the name, or the account has one. */
    name: optionalText(CONTACT_MAX_CHARS),
  }),
  v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
);
