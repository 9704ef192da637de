/** The form shell over a form's store: everything that the store knows of the form is shown here, once for all forms. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Form } from '#src/stores/form.ts';
import { FieldErrors } from './Field.tsx';
import { FormShell } from './FormShell.tsx';
import { useMessages } from './use-messages.ts';

interface Props<Name extends string> {
  form: Form<Name>;
  /** Names the form to those who do not see it. */
  label: string;
  submitLabel: string;
  isDestructive?: boolean;
  loadingLabel: string;
  /** In place of the draft, where more is known than what was typed; `undefined` fills nothing in. */
  restore?: (() => Partial<Record<Name, string>>) | undefined;
  children: ReactNode;
}

export function StoredForm<Name extends string>({ form, children, ...props }: Props<Name>) {
  const say = useMessages();
  const { phase, errors, failure, refusals } = useStore(form.$form);
  return (
    <FormShell
      restore={form.draft}
      {...props}
      fields={form.fields}
      loading={phase !== 'idle'}
      error={say(failure)}
      problems={Object.keys(errors).length}
      refusals={refusals}
      onRestored={form.restored}
      onSubmit={(values) => void form.submit(values)}
      onChange={form.change}
      onLeave={form.leave}
      onCancel={form.cancel}
    >
      <FieldErrors value={(name) => say(errors[name])}>{children}</FieldErrors>
    </FormShell>
  );
}
