/**
 * One call of the website API in the page's language, for islands and stores. Its result is the contract's data, or
 * what to show instead. Client, cipher and error table are part of this module, so that a hydrated form can always be
 * sent.
 */
import { atom } from 'nanostores';
import { createApi } from '#src/api/clients.ts';
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import {
  describeFailure,
  failReasonOf,
  type ErrorDescription,
  type Failure,
  type FailReason,
} from '#src/api/errors.ts';
import { pageApiLanguage } from '#src/browser/page-facts.ts';
import type { Message } from '#src/domain/validation/message.ts';

/** How the page's API calls leave the computer; `undefined`: by the browser, not through the client and its line. */
export const $apiFetch = atom<typeof fetch | undefined>();

export interface Complaint {
  message: Message;
  /** Wire name of the field; absent for the whole form. */
  field?: string | undefined;
}

export interface Failed {
  ok: false;
  /** Absent if nothing is shown, because the visitor aborted the call. */
  complaint?: Complaint | undefined;
  /** For analytics; absent if nothing was refused. */
  failReason?: FailReason;
}

/** The end of a call for a screen. */
export type Outcome<Data> = { ok: true; data: Data } | Failed;

/** A failed call has its cause beside the text for the visitor. */
export type CallOutcome<Data> = { ok: true; data: Data } | (Failed & { failure: Failure });

export async function callApi<Call extends ApiCall>(
  call: Call,
  payload: RequestOf<Call>,
  signal: AbortSignal,
): Promise<CallOutcome<ReplyOf<Call>>> {
  const fetch = $apiFetch.get();
  const result = await createApi(pageApiLanguage(), fetch ? { fetch } : {}).call(call, payload, { signal });
  return result.ok ? result : { ...explain(result.failure), failure: result.failure };
}

/** Longer waits are shown in minutes. */
const MAX_SECONDS_SHOWN = 120;

/** Turns a failure into the visitor's text: the error table's key in the `forms` dictionary. */
export function explain(failure: Failure): Failed {
  const described = describeFailure(failure);
  if (!described) return { ok: false };
  const complaint = { message: messageOf(described), field: described.field };
  return { ok: false, complaint, failReason: failReasonOf(failure) };
}

function messageOf({ key, variables: { seconds } }: ErrorDescription): Message {
  if (key !== 'tooManyRequests' || seconds === undefined) return { key: `apiErrors.${key}` };
  return seconds <= MAX_SECONDS_SHOWN
    ? { key: 'apiErrors.waitSeconds', variables: { count: Math.max(1, Math.ceil(seconds)) } }
    : { key: 'apiErrors.waitMinutes', variables: { count: Math.ceil(seconds / 60) } };
}
