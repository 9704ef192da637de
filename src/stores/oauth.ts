/**
 * The end of a sign-in by a provider: inside the client its code goes to the client (cloud login), elsewhere to the API.
 * A code is sent once; what fails is begun anew by the visitor, never by itself.
 */
import { browserEnvironment, createBridgeClient } from '#bridge-lib';
import { callApi } from './call-api.ts';

export type SignIn = { kind: 'done'; name: string; isClient: boolean } | { kind: 'failed' | 'network' };

const CLIENT_LIMIT_MS = 15_000;

export async function cloudLogin(code: string, signal: AbortSignal): Promise<SignIn> {
  const client = createBridgeClient({ ...browserEnvironment(), reloadOnClose: false });
  try {
    client.start();
    client.connect();
    const { userName } = await client.clientAuthentication.cloudLogin(
      { code },
      { signal, timeLimitMs: CLIENT_LIMIT_MS },
    );
    return { kind: 'done', name: userName ?? '', isClient: true };
  } catch {
    return { kind: 'failed' }; // The client's reasons are the workbench's to explain; here only signing in again helps.
  } finally {
    client.dispose();
  }
}

export async function exchangeCode(
  payload: { code: string; state: string; redirect: string },
  options: { language: 'zh' | 'en'; signal: AbortSignal },
): Promise<SignIn> {
  const result = await callApi(
    async () => (await import('#src/api/contract/oauth.ts')).oauthExchange,
    payload,
    options,
  );
  if (result.ok) return { kind: 'done', name: result.data.user_name, isClient: false };
  return { kind: result.complaint?.message.key === 'apiErrors.network' ? 'network' : 'failed' };
}
