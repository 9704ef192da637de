/** An invited person joins a company: what the token stands for, the code, the joining. */
import * as v from 'valibot';
import { APPLY_STATUS } from '#src/config/wire.ts';
import { defineCall } from './call.ts';
import { codeSent } from './replies.ts';
import type {
  inviteTokenStatusRequest,
  invitePhoneCodeRequest,
  inviteAddRequest,
} from './requests/invite.ts';

const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const text = v.fallback(v.optional(v.string(), ''), '');

/**
 * `ret` 0 is a token that counts, `ret` 10021 one that does not. `status` is one of {@link APPLY_STATUS}; another value has to end in a screen too, so it is not refused here.
 * `name` with `readonly_name`, `area_code` and `phone` come with an invitation made out to a person.
 */
export const inviteTokenStatus = defineCall<typeof inviteTokenStatusRequest>()({
  client: 'website',
  method: 'POST',
  path: '/invite_staff/token/status',
  reply: v.object({
    status: textOrNumber,
    inviter: text,
    company_name: text,
    name: text,
    readonly_name: v.fallback(v.optional(v.boolean(), false), false),
    area_code: v.fallback(v.optional(textOrNumber), undefined),
    phone: text,
  }),
});

export const invitePhoneCode = defineCall<typeof invitePhoneCodeRequest>()({
  client: 'website',
  method: 'POST',
  path: '/invite_staff/get_phone_code',
  reply: codeSent,
});

/** `status` is `waiting` when the company still has to agree, `success` when the person is in. */
export const inviteAdd = defineCall<typeof inviteAddRequest>()({
  client: 'website',
  method: 'POST',
  path: '/invite_staff/add',
  reply: v.object({ status: v.picklist([APPLY_STATUS.waiting, APPLY_STATUS.success]) }),
});
