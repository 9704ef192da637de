/**
 * Keeps typed text over a reload by the page itself (./reload-on-failure.ts). It is written just before the reload, read
 * and removed by the next page, and never contains a password, a code or a file.
 */
import { TYPED_VALUES_KEY } from '#src/config/flow-keys.ts';
import { attempt } from '#src/browser/inline-storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** In document order; a group of radio buttons shares one name. */
type SavedField = readonly [name: string, value: string | boolean];

const FIELDS =
  ':is(input,textarea,select)[name]:not([type=password],[type=file],[autocomplete=one-time-code])';
const fields = () => [...document.querySelectorAll<Field>(FIELDS)];
const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
const valueOf = (field: Field) => (isChoice(field) ? field.checked : field.value);

export function saveTyped(): void {
  const values = fields().map((field): SavedField => [field.name, valueOf(field)]);
  const saved = JSON.stringify({ path: location.pathname, values });
  attempt(() => sessionStorage.setItem(TYPED_VALUES_KEY, saved));
}

/** Before islands hydrate, which read their fields. */
export function restoreTyped(): void {
  const text = attempt(() => sessionStorage.getItem(TYPED_VALUES_KEY));
  if (!text) return;
  attempt(() => sessionStorage.removeItem(TYPED_VALUES_KEY));
  const { path, values } = JSON.parse(text) as { path: string; values: SavedField[] }; // written by saveTyped alone
  if (path !== location.pathname) return;
  for (const field of fields()) {
    // The next value of its name: another version of the site may have more fields.
    const at = values.findIndex(([name]) => name === field.name);
    const [saved] = at < 0 ? [] : values.splice(at, 1);
    if (!saved) continue;
    if (isChoice(field)) field.checked = saved[1] === true;
    else if (typeof saved[1] === 'string' && saved[1] !== '') field.value = saved[1];
  }
}
