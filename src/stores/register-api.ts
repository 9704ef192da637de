/** The three calls of the registration, as its store sees them. */
import type { registerAdd, registerCheckReferrer, registerPhoneCode } from '#src/api/contract/register.ts';
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

const contract = () => import('#src/api/contract/register.ts');

export function createRegisterApi(language: 'zh' | 'en'): RegisterApi {
  return {
    phoneCode: (payload, signal) =>
      callApi(
        async () => (await contract()).registerPhoneCode,
        { ...payload, purpose: 'register' },
        { language, signal },
      ),
    checkReferrer: (payload, signal) =>
      callApi(async () => (await contract()).registerCheckReferrer, payload, { language, signal }),
    add: (payload, signal) =>
      callApi(async () => (await contract()).registerAdd, payload, { language, signal }),
  };
}
