/**
 * One call of the website API for islands and stores: what the contract promises, or what to show instead. Client, cipher
 * and error table come with whoever imports this, so that a form that is awake can also be sent.
 */
import type { ApiLanguage } from '#i18n/locales.ts';
import { createApi } from '#src/api/clients.ts';
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import type { Failure } from '#src/api/http/failure.ts';
import { explain } from './explain.ts';
import type { Failed } from './outcome.ts';
import { $apiFetch } from './page/api-transport.ts';

export interface ApiCallOptions {
  language: ApiLanguage;
  signal: AbortSignal;
}

/** A call that failed says how, beside what its visitor reads. */
export type CallOutcome<Data> = { ok: true; data: Data } | (Failed & { failure: Failure });

export async function callApi<Call extends ApiCall>(
  call: Call,
  payload: RequestOf<Call>,
  { language, signal }: ApiCallOptions,
): Promise<CallOutcome<ReplyOf<Call>>> {
  const fetch = $apiFetch.get();
  const result = await createApi(language, fetch ? { fetch } : {}).call(call, payload, { signal });
  return result.ok ? result : { ...explain(result.failure), failure: result.failure };
}
