/**
 * Text of a form, kept for the tab, so that a reload or a detour loses nothing. It is written on every change, read
 * when the form appears, removed when the form is accepted. Only fields that the form names are kept: never a password,
 * a code or a consent.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { parseStoredFields } from '#src/domain/stored-fields.ts';

export function createDraft<Field extends string>(
  session: KeyValueStorage,
  key: string,
  fields: readonly Field[],
) {
  return {
    read: () => {
      const values = parseStoredFields(session.get(key));
      const entries = fields.flatMap((field) => {
        const value = values[field];
        return typeof value === 'string' && value !== '' ? [[field, value]] : [];
      });
      return Object.fromEntries(entries) as Partial<Record<Field, string>>; // built from `fields` and strings only
    },
    write(values: Readonly<Record<Field, string>>) {
      session.set(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]]))));
    },
    clear: () => session.remove(key),
  };
}
