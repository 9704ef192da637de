/** Requests the number of sign-ups with the signed-in visitor's referral ID. */
import { accountReferrals } from '#src/api/contract/account.ts';
import { RET } from '#src/api/contract/codes.ts';
import { timeLimit } from '#src/browser/network.ts';
import { LIVE_DATA_TIMEOUT_MS } from '#src/config/page-constants.ts';
import { callApi } from '#src/stores/call-api.ts';
import { pageSignedIn } from '#src/stores/page/shared.ts';

/** @returns `undefined` if the request failed */
export async function countReferrals(session: string): Promise<number | undefined> {
  const result = await callApi(accountReferrals, { session }, timeLimit(LIVE_DATA_TIMEOUT_MS));
  if (result.ok) return result.data.count;
  const { failure } = result;
  // The account was closed, or its half-day session is over.
  if (failure.kind === 'ret' && failure.ret === RET.tokenInvalid) pageSignedIn.forget();
  return undefined;
}
