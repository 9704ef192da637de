/** A list to choose from, whose value is in a store; fields of forms are in Fields.tsx. */
import type { ComponentProps } from 'react';

interface Props<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
}

export function Select<Value extends string>({ options, onChoose, ...select }: Props<Value>) {
  return (
    // Its value is one of the options.
    <select {...select} onChange={({ target }) => onChoose(target.value as Value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
