/** Fields of JSON in the browser's storage; empty for anything that this site did not write. */
export function parseStoredFields(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // written by something else, or cut off
  }
}
