/** Free registration: the code, the referrer's check, the account. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { codeSent } from './replies.ts';
import type {
  registerPhoneCodeRequest,
  registerCheckReferrerRequest,
  registerAddRequest,
} from './requests/register.ts';

/** Sends a code by SMS, or reads it out (`voice` 1). Known and unknown phones get the same answer. */
export const registerPhoneCode = defineCall<typeof registerPhoneCodeRequest>()({
  client: 'product',
  method: 'POST',
  path: '/register/phone_code',
  reply: codeSent,
});

export const registerCheckReferrer = defineCall<typeof registerCheckReferrerRequest>()({
  client: 'product',
  method: 'POST',
  path: '/register/check_referrer',
  reply: v.object({ valid: v.boolean() }),
});

/**
 * Opens the account. A company account needs `company_name`; a personal one may leave it out.
 * `coupon` is the new user's gift in yuan.
 */
export const registerAdd = defineCall<typeof registerAddRequest>()({
  client: 'product',
  method: 'POST',
  path: '/register/add',
  reply: v.object({ user_id: v.string(), coupon: v.number() }),
});
