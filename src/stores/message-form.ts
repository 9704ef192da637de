/** The message to customer service: sends once, and keeps what was typed in the tab until it has arrived. */
import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { createDraft } from './draft.ts';
import { createForm, type FormStore, type FormValues } from './form.ts';
import type { Outcome } from './outcome.ts';

export const MESSAGE_FIELDS = ['name', 'contact', 'content'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];
export type MessageValues = FormValues<MessageField>;

export interface MessageForm extends Pick<FormStore<MessageField>, '$form' | 'leave' | 'cancel'> {
  $hasArrived: ReadableAtom<boolean>;
  submit: (values: MessageValues) => void;
  change: (field: MessageField, values: MessageValues) => void;
  draft: () => Partial<MessageValues>;
  /** A fresh form after one that has arrived. */
  again: () => void;
}

export interface MessageFormDependencies {
  session: KeyValueStorage;
  send: (values: MessageValues, signal: AbortSignal) => Promise<Outcome<unknown>>;
}

export function createMessageForm({ session, send }: MessageFormDependencies): MessageForm {
  const draft = createDraft(session, sessionKeys.messageDraft, MESSAGE_FIELDS);
  const $hasArrived = atom(false);
  const form = createForm<MessageField, unknown>({
    fields: MESSAGE_FIELDS,
    check: (field, { [field]: value }) => required(value),
    send,
    onDone() {
      draft.clear();
      $hasArrived.set(true);
    },
  });
  return {
    $form: form.$form,
    $hasArrived,
    submit: (values) => void form.submit(values),
    change(field, values) {
      draft.write(values);
      form.change(field, values);
    },
    leave: form.leave,
    cancel: form.cancel,
    draft: draft.read,
    again() {
      form.cancel();
      $hasArrived.set(false);
    },
  };
}
