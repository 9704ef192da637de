/** Name and contact of the sender: fields of a message, and of the desk's contact form. */
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
