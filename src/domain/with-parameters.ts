/** @param values by their parameters; an empty one takes its parameter away. @returns the address with them, and else as it was */
export function withParameters(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.href;
}
