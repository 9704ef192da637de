/** The three calls of the registration, as its store sees them. */
import { registerAdd, registerCheckReferrer, registerPhoneCode } from '#src/api/contract/register.ts';
import type { ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import { callApi } from './call-api.ts';
import type { Outcome } from './outcome.ts';

export type Account = ReplyOf<typeof registerAdd>;

export interface RegisterApi {
  phoneCode(
    payload: RequestOf<typeof registerPhoneCode>,
    signal: AbortSignal,
  ): Promise<Outcome<ReplyOf<typeof registerPhoneCode>>>;
  checkReferrer(
    payload: RequestOf<typeof registerCheckReferrer>,
    signal: AbortSignal,
  ): Promise<Outcome<ReplyOf<typeof registerCheckReferrer>>>;
  add(payload: RequestOf<typeof registerAdd>, signal: AbortSignal): Promise<Outcome<Account>>;
}

export function createRegisterApi(language: 'zh' | 'en'): RegisterApi {
  return {
    phoneCode: (payload, signal) =>
      callApi(registerPhoneCode, { ...payload, purpose: 'register' }, { language, signal }),
    checkReferrer: (payload, signal) => callApi(registerCheckReferrer, payload, { language, signal }),
    add: (payload, signal) => callApi(registerAdd, payload, { language, signal }),
  };
}
