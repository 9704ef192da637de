/** Choosing instead of typing: a list, a few radio buttons side by side, a box to tick. */
import type { ReactNode } from 'react';
import { Field, FieldNotes, useControl, useFieldError, type FieldProps } from './Field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** Stands first and means that nothing is chosen yet. */
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
          // Without an empty entry one is always chosen, and HTML allows no such demand.
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
  /** Beneath. */
  children?: ReactNode;
}

/** One of them is always chosen, so that there is nothing to complain of. */
export function RadioField({ name, legend, options, defaultValue, children }: RadioProps) {
  return (
    <fieldset className="field">
      <legend className="field__label">{legend}</legend>
      <div className="choices">
        {options.map(({ value, label }) => (
          <label className="choice" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

interface CheckboxProps extends Omit<FieldProps, 'label'> {
  children: ReactNode;
  defaultChecked?: boolean;
}

/** Its label may hold links; a click on one follows the link and does not tick. */
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
