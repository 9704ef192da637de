/**
 * One form that people of ours answer: sends once, keeps what was typed in the tab until it has arrived, and remembers
 * what was sent, so that the visitor sees it confirmed.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import {
  checkRequestField,
  REQUEST_FIELDS,
  requestPayload,
  type RequestField,
  type RequestKind,
  type RequestValues,
} from '#src/domain/request-forms.ts';
import { createDraft } from './draft.ts';
import { createForm, type FormStore } from './form.ts';
import type { Outcome } from './outcome.ts';

export interface Receipt {
  id: string;
  values: RequestValues;
}

export interface RequestForm {
  $form: FormStore<RequestField>['$form'];
  /** What has arrived, with the number it was given; `undefined` until then. */
  $receipt: ReadableAtom<Receipt | undefined>;
  fields: readonly RequestField[];
  submit: (values: RequestValues) => void;
  change: (field: RequestField, values: RequestValues) => void;
  leave: (field: RequestField, values: RequestValues) => void;
  cancel: () => void;
  draft: () => Partial<Record<RequestField, string>>;
  earliestDay: () => string;
  /** A fresh form after one that has arrived. */
  again: () => void;
}

export interface RequestFormOptions {
  kind: RequestKind;
  session: KeyValueStorage;
  send: (payload: Record<string, string>, signal: AbortSignal) => Promise<Outcome<{ id: string }>>;
  onArrived?: (receipt: Receipt) => void;
  /** Of an appointment, as `2026-11-22`. */
  earliestDay?: () => string;
}

export function createRequestForm(options: RequestFormOptions): RequestForm {
  const { kind, session, send, onArrived, earliestDay = () => '' } = options;
  const fields: readonly RequestField[] = REQUEST_FIELDS[kind];
  const draft = createDraft(session, sessionKeys[`${kind}Draft`], fields);
  const $receipt = atom<Receipt | undefined>();
  let sent: RequestValues = {};

  const form = createForm<RequestField, { id: string }>({
    fields,
    check: (field, values) => checkRequestField(kind, field, values[field], earliestDay()),
    send(values, signal) {
      sent = values;
      return send(requestPayload(kind, values), signal);
    },
    onDone({ id }) {
      draft.clear();
      const receipt = { id, values: sent };
      $receipt.set(receipt);
      onArrived?.(receipt);
    },
  });

  // Fields that this kind of form does not have are never asked for.
  const whole = (values: RequestValues) => values as Record<RequestField, string>;
  return {
    $form: form.$form,
    $receipt,
    fields,
    submit: (values) => void form.submit(whole(values)),
    change(field, values) {
      draft.write(whole(values));
      form.change(field, whole(values));
    },
    leave: (field, values) => form.leave(field, whole(values)),
    cancel: form.cancel,
    draft: draft.read,
    earliestDay,
    again() {
      form.cancel();
      $receipt.set(undefined);
    },
  };
}
