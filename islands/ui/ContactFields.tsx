/** Who writes, and how to answer: the fields of a message, and of the contact that is left at the desk. */
import { TextField } from './TextField.tsx';
import { useMessages } from './use-messages.ts';
import type { FormErrors } from '#src/stores/form.ts';

interface Props {
  labels: { name: string; contact: string };
  limits: { name: number; contact: number };
  errors: FormErrors;
}

export function ContactFields({ labels, limits, errors }: Props) {
  const say = useMessages();
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        error={say(errors['name'])}
        autoComplete="name"
        maxLength={limits.name}
      />
      <TextField
        name="contact"
        label={labels.contact}
        error={say(errors['contact'])}
        autoComplete="on"
        maxLength={limits.contact}
      />
    </>
  );
}
