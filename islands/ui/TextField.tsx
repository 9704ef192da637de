/** A text input of one or more lines. The page keeps the value; nothing here changes it. */
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type InputProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'defaultValue'
    | 'inputMode'
    | 'max'
    | 'maxLength'
    | 'min'
    | 'readOnly'
    | 'spellCheck'
  >;

export function TextField({
  name,
  label,
  hint,
  error,
  isOptional = false,
  isJudgedAtOnce,
  ...input
}: InputProps) {
  return (
    <Field {...{ name, label, hint, error, isOptional, isJudgedAtOnce }}>
      {(control) => <input className="input" type="text" {...input} {...control} />}
    </Field>
  );
}

type TextAreaProps = Omit<FieldProps, 'isJudgedAtOnce'> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'maxLength'>;

export function TextArea({ name, label, hint, error, isOptional = false, ...area }: TextAreaProps) {
  return (
    <Field {...{ name, label, hint, error, isOptional }}>
      {(control) => <textarea className="input" {...area} {...control} />}
    </Field>
  );
}
