/** The end of a sign-in outside the client: the API exchanges the provider's code once. */
import { RET } from '#src/api/contract/codes.ts';
import { oauthExchange } from '#src/api/contract/oauth.ts';
import type { Failure } from '#src/api/errors.ts';
import type { OwnAccount } from '#src/domain/signed-in.ts';
import { callApi } from '#src/stores/call-api.ts';
import { noteAccount } from '#src/stores/page/chat-user.ts';

export interface Exchange {
  code: string;
  state: string;
  /** The redirect address that the provider was given. */
  redirect: string;
  verifier: string;
}

/** `provider`: it is down or does not answer the server. `busy`: too many tries from this address, or maintenance. */
export type ExchangeEnd =
  | { kind: 'done'; name: string; own: OwnAccount; isClient: false }
  | { kind: 'failed' | 'network' | 'provider' | 'busy' };

export async function exchangeCode(
  { verifier, ...answer }: Exchange,
  signal: AbortSignal,
): Promise<ExchangeEnd> {
  const result = await callApi(oauthExchange, { ...answer, code_verifier: verifier }, signal);
  if (!result.ok) return { kind: endOf(result.failure) };
  const { user_name: name, referral_code: referral, session } = result.data;
  noteAccount(name, referral);
  return { kind: 'done', name, own: { referral, session }, isClient: false };
}

function endOf(failure: Failure): Exclude<ExchangeEnd['kind'], 'done'> {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return 'network';
    case 'maintenance':
      return 'busy';
    case 'http':
      return failure.status >= 500 ? 'provider' : 'failed';
    case 'ret':
      return failure.ret === RET.tooManyRequests ? 'busy' : 'failed';
    default:
      return 'failed';
  }
}
