/** Reads and writes the controls of a form as plain values by name. */

/** Values as typed; an absent one (a box without a tick) is empty. */
export function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>; // one entry for each of `names`
}

/** Fills controls that still have their initial value; what the visitor has typed stays. */
export function restoreValues(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) restoreSelect(element, values[element.name]);
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      restoreInput(element, values[element.name]);
    }
  }
}

/**
 * Restores initial texts and choices. React does not notice a form's own `reset()`: it would treat the same entry, made
 * again, as no change.
 */
export function resetValues(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    if (element.type === 'radio' || element.type === 'checkbox') element.checked = element.defaultChecked;
    else element.value = element.defaultValue;
  }
}

function restoreSelect(select: HTMLSelectElement, value: string | undefined): void {
  const isKnown = Array.from(select.options).some((option) => option.value === value);
  if (value !== undefined && isKnown && select.selectedIndex === 0) select.value = value;
}

function restoreInput(input: HTMLInputElement | HTMLTextAreaElement, value: string | undefined): void {
  if (value === undefined) return;
  // A value of none of the buttons leaves the default.
  if (input.type === 'radio' && input instanceof HTMLInputElement) input.checked ||= input.value === value;
  else if (input.value === input.defaultValue) input.value = value;
}
