/** Asking for an account to be closed: a verified form that is answered once it has arrived, and stays answered. */
import { atom, type ReadableAtom } from 'nanostores';
import type { RequestOf } from '#src/api/contract/call.ts';
import type { accountCancel } from '#src/api/contract/applications.ts';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { CANCEL_CODE_KEY, CANCEL_DRAFT_KEY } from '#src/config/flow-keys.ts';
import {
  CANCEL_DRAFT_FIELDS,
  CANCEL_FIELDS,
  checkCancelField,
  type CancelField,
} from '#src/domain/account-cancel.ts';
import { normalizeCode } from '#src/domain/validation/sms-code.ts';
import type { CodeTarget } from './code-request.ts';
import type { Outcome } from './outcome.ts';
import { createVerifiedForm, phoneOf, type VerifiedForm } from './verified-form.ts';

export interface CancelAccountApi {
  code: (target: CodeTarget, signal: AbortSignal) => Promise<Outcome<unknown>>;
  cancel: (payload: RequestOf<typeof accountCancel>, signal: AbortSignal) => Promise<Outcome<unknown>>;
}

export interface CancelAccountStore {
  form: VerifiedForm<CancelField>;
  /** The request has arrived. */
  $isAsked: ReadableAtom<boolean>;
}

export interface CancelAccountOptions {
  api: CancelAccountApi;
  clock: Clock;
  session: KeyValueStorage;
  /** Calls back when the visitor leaves the page. @returns stops that */
  onLeave: (callback: () => void) => () => void;
}

export function createCancelAccount({
  api,
  clock,
  session,
  onLeave,
}: CancelAccountOptions): CancelAccountStore {
  const $isAsked = atom(false);
  const form = createVerifiedForm<CancelField, unknown>({
    fields: CANCEL_FIELDS,
    check: checkCancelField,
    clock,
    session,
    countdownKey: CANCEL_CODE_KEY,
    draftKey: CANCEL_DRAFT_KEY,
    draftFields: CANCEL_DRAFT_FIELDS,
    sendCode: api.code,
    send(values, signal) {
      const { areaCode, phone } = phoneOf(values);
      return api.cancel(
        { area_code: areaCode, phone, code: normalizeCode(values.code), reason: values.reason.trim() },
        signal,
      );
    },
    onDone: () => $isAsked.set(true),
    onLeave,
  });
  return { form, $isAsked };
}
