/** The message to customer service: sends once, and keeps what was typed in the tab until it has arrived. */
import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { createDraftedForm, type DraftedForm } from './drafted-form.ts';
import type { FormValues } from './form.ts';
import type { Outcome } from './outcome.ts';

const MESSAGE_FIELDS = ['name', 'contact', 'content'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];
export type MessageValues = FormValues<MessageField>;

export interface MessageForm extends DraftedForm<MessageField> {
  $hasArrived: ReadableAtom<boolean>;
  /** A fresh form after one that has arrived. */
  again: () => void;
}

export interface MessageFormDependencies {
  session: KeyValueStorage;
  send: (values: MessageValues, signal: AbortSignal) => Promise<Outcome<unknown>>;
}

export function createMessageForm({ session, send }: MessageFormDependencies): MessageForm {
  const $hasArrived = atom(false);
  const form = createDraftedForm<MessageField, unknown>({
    fields: MESSAGE_FIELDS,
    session,
    draftKey: sessionKeys.messageDraft,
    check: (field, { [field]: value }) => required(value),
    send,
    onDone: () => $hasArrived.set(true),
  });
  return {
    ...form,
    $hasArrived,
    again() {
      form.cancel();
      $hasArrived.set(false);
    },
  };
}
