/**
 * Who has signed in on the site, as this browser remembers it: a name to show and nothing that opens anything. It is kept
 * as text, `1790000000000 name`, with the time until which it holds: half a day, or until somebody signs out.
 */
export const SIGNED_IN_MS = 12 * 3_600_000;

export const signedInText = (name: string, now: number): string => `${now + SIGNED_IN_MS} ${name}`;

/** @returns empty where nobody is, or not any more; for a clock that was set back as well */
export function signedInName(text: string | null | undefined, now: number): string {
  const [, until, name = ''] = /^(\d+) (.+)/s.exec(text ?? '') ?? [];
  const left = Number(until) - now;
  return left > 0 && left <= SIGNED_IN_MS ? name : '';
}
