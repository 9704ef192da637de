/** The contact that a visitor leaves at the desk. */
import type { DeskResult } from './client.ts';
import type { Host } from '#src/browser/host.ts';
import { deskKeys } from '#src/config/storage-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { createForm, type Form, type FormValues } from '#src/stores/form.ts';

const FIELDS = ['name', 'contact'] as const;
type ContactField = (typeof FIELDS)[number];

const COMPLAINTS = {
  network: 'network',
  limit: 'tooManyRequests',
  session: 'other',
  refused: 'other',
} as const;

interface ContactOptions {
  host: Host;
  leave: (contact: FormValues<ContactField>) => Promise<DeskResult<object>>;
  onDone: () => void;
}

export const createContactForm = ({ host, leave, onDone }: ContactOptions): Form<ContactField> =>
  createForm<ContactField, unknown>({
    host,
    fields: FIELDS,
    check: (field, { [field]: value }) => required(value),
    draft: { key: deskKeys.contactDraft },
    async send(values) {
      const result = await leave(values);
      if (result.ok) return result;
      return { ok: false, complaint: { message: { key: `apiErrors.${COMPLAINTS[result.failure.kind]}` } } };
    },
    onDone,
  });
