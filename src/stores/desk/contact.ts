/** The contact that a visitor leaves at the desk: checked, sent once, and kept in the tab until it has arrived. */
import type { DeskResult } from '#src/api/desk/client.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { deskKeys } from '#src/config/storage-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { createDraftedForm, type DraftedForm } from '#src/stores/drafted-form.ts';
import type { FormValues } from '#src/stores/form.ts';

const CONTACT_FIELDS = ['name', 'contact'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export interface ContactFormDependencies {
  session: KeyValueStorage;
  leave: (contact: FormValues<ContactField>) => Promise<DeskResult<object>>;
  onDone: () => void;
}

export function createContactForm({
  session,
  leave,
  onDone,
}: ContactFormDependencies): DraftedForm<ContactField> {
  return createDraftedForm<ContactField, unknown>({
    fields: CONTACT_FIELDS,
    session,
    draftKey: deskKeys.contactDraft,
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
    onDone,
  });
}
