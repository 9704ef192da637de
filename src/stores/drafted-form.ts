/**
 * A form whose entries outlive a reload: what is typed is kept in the tab with every change, and forgotten once it has
 * been accepted.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { createDraft, type Draft } from './draft.ts';
import { createForm, type FormOptions, type FormStore, type FormValues } from './form.ts';

export interface DraftedForm<Field extends string> extends Omit<FormStore<Field>, 'submit'> {
  fields: readonly Field[];
  submit: (values: FormValues<Field>) => void;
  /** What was typed before a reload. */
  draft: Draft<Field>['read'];
  /** Told what stands in the form once it has been filled in. */
  restored?: (values: FormValues<Field>) => void;
}

export interface DraftedFormOptions<Field extends string, Data> extends FormOptions<Field, Data> {
  session: KeyValueStorage;
  /** Where what was typed is kept. */
  draftKey: string;
  /** What is kept; every field unless told. */
  draftFields?: readonly Field[];
}

export function createDraftedForm<Field extends string, Data>(
  options: DraftedFormOptions<Field, Data>,
): DraftedForm<Field> {
  const { session, draftKey, fields, draftFields = fields } = options;
  const draft = createDraft(session, draftKey, draftFields);
  const form = createForm<Field, Data>({
    ...options,
    onDone(data) {
      draft.clear();
      options.onDone(data);
    },
  });
  return {
    ...form,
    fields,
    submit: (values) => void form.submit(values),
    change(field, values) {
      draft.write(values);
      form.change(field, values);
    },
    draft: draft.read,
  };
}
