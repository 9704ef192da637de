/** Who writes, and how to answer: the fields of a message, and of the contact that is left at the desk. */
import { TextField } from './TextField.tsx';

interface Props {
  labels: { name: string; contact: string };
  limits: { name: number; contact: number };
}

export function ContactFields({ labels, limits }: Props) {
  return (
    <>
      <TextField name="name" label={labels.name} autoComplete="name" maxLength={limits.name} />
      <TextField name="contact" label={labels.contact} autoComplete="on" maxLength={limits.contact} />
    </>
  );
}
