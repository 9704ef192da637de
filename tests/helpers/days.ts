/** Days relative to the machine's date, for forms that real servers and pages check by their clock. */
const DAY_MS = 86_400_000;

/** @returns a date such as `2026-12-01`, so many days from now, or before now with a negative number */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
