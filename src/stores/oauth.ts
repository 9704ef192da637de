/**
 * The end of a sign-in by a provider: inside the client its code goes to the client (cloud login), elsewhere to the API.
 * A code is sent once; what fails is begun anew by the visitor, never by itself. What never reached the client was not sent.
 */
import { oauthExchange } from '#src/api/contract/oauth.ts';
import { askClient, type ClientCallOptions, type ClientTrouble } from './client-call.ts';
import { callApi } from './call-api.ts';

export type SignIn =
  { kind: 'done'; name: string; isClient: boolean } | { kind: 'failed' | 'network' } | ClientTrouble;

const CLIENT_LIMIT_MS = 15_000;

export async function cloudLogin(code: string, options: ClientCallOptions): Promise<SignIn> {
  const { signal } = options;
  const answer = await askClient(
    (client) => client.clientAuthentication.cloudLogin({ code }, { signal, timeLimitMs: CLIENT_LIMIT_MS }),
    options,
  );
  return answer.kind === 'done'
    ? { kind: 'done', name: answer.value.userName ?? '', isClient: true }
    : answer;
}

export async function exchangeCode(
  payload: { code: string; state: string; redirect: string },
  options: { language: 'zh' | 'en'; signal: AbortSignal },
): Promise<SignIn> {
  const result = await callApi(oauthExchange, payload, options);
  if (result.ok) return { kind: 'done', name: result.data.user_name, isClient: false };
  return { kind: result.failure.kind === 'network' ? 'network' : 'failed' };
}
