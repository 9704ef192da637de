/**
 * What a visitor has typed, kept over one reload of the same page that the page itself offers. Written right before the
 * reload, read and removed by the next page, and never a password, a code or a file.
 */
import { sessionKeys } from '#src/config/storage-keys.ts';
import { session } from '#src/browser/storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = readonly [name: string, index: number, value: string | boolean];

const SECRET = ['password', 'file', 'hidden'];

const fieldsOf = (root: Document) =>
  [...root.querySelectorAll<Field>('input[name],textarea[name],select[name]')].filter(
    (field) => !SECRET.includes(field.type) && field.autocomplete !== 'one-time-code',
  );

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Fields of one name (a group of radio buttons, two forms) are told apart by their order. */
function numbered(fields: readonly Field[]): (readonly [Field, string, number])[] {
  const counts = new Map<string, number>();
  return fields.map((field) => {
    const index = counts.get(field.name) ?? 0;
    counts.set(field.name, index + 1);
    return [field, field.name, index];
  });
}

export function keepTyped(root: Document, path: string): void {
  const values = numbered(fieldsOf(root)).map(([field, name, index]): Kept => [
    name,
    index,
    isChoice(field) ? field.checked : field.value,
  ]);
  session.set(sessionKeys.typedValues, JSON.stringify({ path, values }));
}

/** Fills what is still as the page came. Islands that wake later are told of it like of everything typed before. */
export function restoreTyped(root: Document, path: string): void {
  const kept = parse(session.get(sessionKeys.typedValues));
  session.remove(sessionKeys.typedValues);
  if (kept?.path !== path) return;
  const fields = numbered(fieldsOf(root));
  for (const [name, index, value] of kept.values) {
    const [field] = fields.find((entry) => entry[1] === name && entry[2] === index) ?? [];
    if (!field) continue;
    if (isChoice(field)) field.checked = value === true;
    else if (typeof value === 'string' && value !== '' && !isTouched(field)) field.value = value;
  }
}

const isTouched = (field: Field) =>
  'defaultValue' in field ? field.value !== field.defaultValue : field.selectedIndex > 0;

function parse(text: string | undefined): { path: string; values: Kept[] } | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as { path: string; values: Kept[] }); // written by keepTyped alone
  } catch {
    return undefined; // written by something else
  }
}
