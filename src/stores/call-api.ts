/**
 * One call of the website API for islands: client, cipher, error table and the contract's schemas are loaded when the
 * first call is made, so that a page pays for them only when something is sent.
 */
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import type { Outcome } from './outcome.ts';

export interface ApiCallOptions {
  language: 'zh' | 'en';
  signal: AbortSignal;
}

/**
 * @param load imports the call: `() => import('#src/api/contract/register.ts').then((m) => m.registerAdd)`
 * @returns the data or what to show; code that could not be fetched is a network error like any other
 */
export async function callApi<Call extends ApiCall>(
  load: () => Promise<Call>,
  payload: RequestOf<Call>,
  { language, signal }: ApiCallOptions,
): Promise<Outcome<ReplyOf<Call>>> {
  let loaded;
  try {
    loaded = await Promise.all([import('./wire.ts'), load()]);
  } catch {
    return { ok: false, complaint: { message: { key: 'apiErrors.network' } }, failReason: 'other' };
  }
  const [{ createApi, explain }, call] = loaded;
  const result = await createApi(language).call(call, payload, { signal });
  return result.ok ? result : explain(result.failure);
}
