/**
 * Checks incoming values against the shapes that the wire fixes, so that a reply's type is true. Fields that may be
 * null may also be missing; additional fields are allowed. The shape of an action is in its definition (`actions/`), so
 * that a page ships only the shapes of its modules.
 */

type Check = (value: unknown) => boolean;

/** A check for a value, a list of one shape for a list of such, or a shape for each field. */
export type Shape = Check | readonly [Shape] | { readonly [field: string]: Shape };

/** The shape of a type: a missing field does not compile. */
export type ShapeOf<Value> = [Value] extends [readonly (infer Item)[]]
  ? readonly [ShapeOf<Item>]
  : [Value] extends [object]
    ? { readonly [Field in keyof Value]-?: ShapeOf<Value[Field]> }
    : Check;

/** The same, or null, or missing. */
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);
export const text: Check = (value) => typeof value === 'string';
export const textOrNull = orNull(text);
export const number: Check = (value) => Number.isFinite(value);
export const numberOrNull = orNull(number);
export const flag: Check = (value) => typeof value === 'boolean';
/** Only text can be one of them. */
export const oneOf =
  (...texts: readonly string[]): Check =>
  (value) =>
    texts.includes(value as string);

export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'function') return shape(value);
  if (isListShape(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([field, inner]) => fits(record[field], inner));
}

/** `Array.isArray` does not narrow a type whose lists are readonly. */
function isListShape(shape: object): shape is readonly [Shape] {
  return Array.isArray(shape);
}
