/** Fields to choose from: a list, radio buttons, a checkbox. */
import type { ReactNode } from 'react';
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

/** One of them is always chosen, so there is no complaint. */
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
