/** Joining a company by invitation: the token's status, the code, the joining. */
import * as v from 'valibot';
import { APPLY_STATUS, CONTACT_MAX_CHARS } from '#src/config/wire.ts';
import { defineCall, onServer } from './call.ts';
import {
  areaCode,
  codeSent,
  inviteToken,
  looseText as text,
  matchesArea,
  optionalText,
  password,
  phone,
  smsCode,
  textOrNumber,
} from './fields.ts';

export const inviteTokenStatusRequest = onServer(() => v.object({ token: inviteToken }));
/**
 * `ret` 0 is a valid token, `ret` 10021 an invalid one. `status` is one of {@link APPLY_STATUS}; other values are
 * allowed here, since a screen handles them. An invitation for a named person has `name` with `readonly_name`,
 * `area_code` and `phone`; one for many has `places` (people) and `until` (milliseconds since 1970).
 */
export const inviteTokenStatus = defineCall<typeof inviteTokenStatusRequest>()({
  client: 'website',
  path: '/invite_staff/token/status',
  reply: v.object({
    status: textOrNumber,
    inviter: text,
    company_name: text,
    name: text,
    readonly_name: v.fallback(v.optional(v.boolean(), false), false),
    area_code: v.fallback(v.optional(textOrNumber), undefined),
    phone: text,
    places: v.fallback(v.optional(v.number()), undefined),
    until: v.fallback(v.optional(v.number()), undefined),
  }),
});

export const invitePhoneCodeRequest = onServer(() =>
  v.pipe(
    v.object({
      area_code: areaCode,
      phone,
      token: inviteToken,
      voice: v.optional(v.picklist([0, 1]), 0),
    }),
    v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
  ),
);
export const invitePhoneCode = defineCall<typeof invitePhoneCodeRequest>()({
  client: 'website',
  path: '/invite_staff/get_phone_code',
  reply: codeSent,
});

export const inviteAddRequest = onServer(() =>
  v.pipe(
    v.object({
      token: inviteToken,
      area_code: areaCode,
      phone,
      code: smsCode,
      /** May be empty if the invitation or the account has a name. */
      name: optionalText(CONTACT_MAX_CHARS),
      /** Without a password one signs in by code. */
      password: v.optional(password),
    }),
    v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
  ),
);
/** `status` is `waiting` until the company agrees, `success` when the person has joined. */
export const inviteAdd = defineCall<typeof inviteAddRequest>()({
  client: 'website',
  path: '/invite_staff/add',
  reply: v.object({ status: v.picklist([APPLY_STATUS.waiting, APPLY_STATUS.success]) }),
});
