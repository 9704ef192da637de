/** A form of a few fields. The page keeps what is typed; it is read when it is sent. */
import type { ComponentProps, SubmitEvent } from 'react';
import { readValues } from '#islands/ui/form-values.ts';

interface Props<Name extends string> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  fields: readonly Name[];
  /** `true` empties the form: the client has the text. */
  onSend: (values: Record<Name, string>, form: HTMLFormElement) => unknown;
}

export function SmallForm<Name extends string>({ fields, onSend, ...props }: Props<Name>) {
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = readValues(form, fields);
    // What is typed meanwhile stays.
    const isSame = (name: Name) => readValues(form, fields)[name] === sent[name];
    if ((await onSend(sent, form)) === true && fields.every(isSame)) form.reset();
  };
  return <form {...props} onSubmit={(event) => void submit(event)} />;
}

/** An input without a visible label: its name stands in it while it is empty. */
export function NamedInput({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return <input className="input" aria-label={label} placeholder={label} {...props} />;
}
