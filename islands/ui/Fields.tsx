/**
 * The kinds of fields: a list, radio buttons, a checkbox, texts. The page keeps a typed text; nothing here changes it.
 */
import { useId, type ReactNode, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { Field, FieldNotes, useControl, useFieldError, type FieldProps } from './Field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The first entry, which means that nothing is chosen. */
  placeholder?: string;
}

export function SelectField({ options, placeholder, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          className="input"
          defaultValue={placeholder === undefined ? undefined : ''}
          {...control}
          // Without an empty entry one is always chosen, and HTML then forbids `required`.
          required={control.required && placeholder !== undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface RadioProps {
  name: string;
  legend: string;
  options: readonly Option[];
  defaultValue: string | undefined;
  /** Content below the choices. */
  children?: ReactNode;
}

/** One of them is always chosen, so only a server complains. */
export function RadioField({ name, legend, options, defaultValue, children }: RadioProps) {
  const id = useId();
  const error = useFieldError({ name });
  return (
    <fieldset
      className="field"
      role="radiogroup"
      {...(error && { tabIndex: -1, 'aria-invalid': true, 'aria-describedby': `${id}error` })}
    >
      <legend className="field__label">{legend}</legend>
      <div className="choices">
        {options.map(({ value, label }) => (
          <label className="choice" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
      {children}
    </fieldset>
  );
}

interface CheckboxProps extends Omit<FieldProps, 'label'> {
  children: ReactNode;
  defaultChecked?: boolean;
}

/** Its label may contain links; a click on one follows it and does not tick the box. */
export function CheckboxField({ children, defaultChecked = false, ...field }: CheckboxProps) {
  const error = useFieldError(field);
  const control = useControl({ ...field, error });
  return (
    <div className="field">
      <label className="check" htmlFor={control.id}>
        <input type="checkbox" defaultChecked={defaultChecked} {...control} />
        <span>{children}</span>
      </label>
      <FieldNotes id={control.id} hint={field.hint} error={error} />
    </div>
  );
}

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

interface ContactProps {
  labels: { name: string; contact: string };
  limits: { name: number; contact: number };
}

/** Name and contact of the sender: fields of a message, and of the desk's contact form. */
export function ContactFields({ labels, limits }: ContactProps) {
  return (
    <>
      <TextField name="name" label={labels.name} autoComplete="name" maxLength={limits.name} />
      <TextField name="contact" label={labels.contact} autoComplete="on" maxLength={limits.contact} />
    </>
  );
}
