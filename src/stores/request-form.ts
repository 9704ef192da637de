/**
 * One form that a team member answers: sends once, keeps what was typed in the tab until it has arrived, and remembers what
 * was sent, so that the visitor sees it confirmed.
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
  type RequestPayloads,
  type RequestValues,
} from '#src/domain/request-forms.ts';
import { createDraftedForm, type DraftedForm } from './drafted-form.ts';
import type { Outcome } from './outcome.ts';

export interface Receipt<Kind extends RequestKind> {
  id: string;
  values: RequestValues<Kind>;
}

export interface RequestForm<Kind extends RequestKind> extends DraftedForm<RequestField<Kind>> {
  /** What has arrived, with the number it was given; `undefined` until then. */
  $receipt: ReadableAtom<Receipt<Kind> | undefined>;
  earliestDay: () => string;
  /** A fresh form after one that has arrived. */
  again: () => void;
  /** @returns breaks off the calls under way */
  mount: () => () => void;
}

export interface RequestFormOptions<Kind extends RequestKind> {
  kind: Kind;
  session: KeyValueStorage;
  send: (payload: RequestPayloads[Kind], signal: AbortSignal) => Promise<Outcome<{ id: string }>>;
  /** Calls back when the visitor leaves the page. @returns stops that */
  onLeave: (callback: () => void) => () => void;
  onArrived?: (receipt: Receipt<Kind>) => void;
  /** Of an appointment, as `2026-11-22`. */
  earliestDay?: () => string;
}

export function createRequestForm<Kind extends RequestKind>(
  options: RequestFormOptions<Kind>,
): RequestForm<Kind> {
  const { kind, session, send, onLeave, onArrived, earliestDay = () => '' } = options;
  const $receipt = atom<Receipt<Kind> | undefined>();

  const form = createDraftedForm<RequestField<Kind>, Receipt<Kind>>({
    fields: REQUEST_FIELDS[kind],
    session,
    draftKey: sessionKeys[`${kind}Draft`],
    check: (field, values) => checkRequestField(kind, field, values[field], earliestDay()),
    async send(values, signal) {
      const outcome = await send(requestPayload(kind, values), signal);
      return outcome.ok ? { ok: true, data: { id: outcome.data.id, values } } : outcome;
    },
    onDone(receipt) {
      $receipt.set(receipt);
      onArrived?.(receipt);
    },
  });

  return {
    ...form,
    $receipt,
    earliestDay,
    again() {
      form.cancel();
      $receipt.set(undefined);
    },
    mount() {
      const stopLeaving = onLeave(form.cancel);
      return () => {
        stopLeaving();
        form.cancel();
      };
    },
  };
}
