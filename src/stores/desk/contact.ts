/** The contact that a visitor leaves at the desk: checked, sent once, and kept in the tab until it has arrived. */
import type { DeskResult } from '#src/api/desk/client.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { required } from '#src/domain/validation/message.ts';
import { createDraft } from '#src/stores/draft.ts';
import { createForm, type FormStore, type FormValues } from '#src/stores/form.ts';

export const CONTACT_FIELDS = ['name', 'contact'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export interface ContactForm extends Pick<FormStore<ContactField>, '$form' | 'leave' | 'cancel'> {
  submit: (values: FormValues<ContactField>) => void;
  change: (field: ContactField, values: FormValues<ContactField>) => void;
  draft: () => Partial<FormValues<ContactField>>;
}

export interface ContactFormDependencies {
  session: KeyValueStorage;
  leave: (contact: FormValues<ContactField>) => Promise<DeskResult<object>>;
  onDone: () => void;
}

export function createContactForm({ session, leave, onDone }: ContactFormDependencies): ContactForm {
  const draft = createDraft(session, 'deskContactDraft', CONTACT_FIELDS);
  const form = createForm<ContactField, unknown>({
    fields: CONTACT_FIELDS,
    check: (field, { [field]: value }) => required(value),
    async send(values) {
      const result = await leave(values);
      if (result.ok) return result;
      const key = {
        network: 'network',
        limit: 'tooManyRequests',
        session: 'other',
        refused: 'other',
      } as const;
      return { ok: false, complaint: { message: { key: `apiErrors.${key[result.failure.kind]}` } } };
    },
    onDone() {
      draft.clear();
      onDone();
    },
  });
  return {
    $form: form.$form,
    submit: (values) => void form.submit(values),
    change(field, values) {
      draft.write(values);
      form.change(field, values);
    },
    leave: form.leave,
    cancel: form.cancel,
    draft: draft.read,
  };
}
