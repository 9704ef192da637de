/** Settings of the build, by name. Everything that is read here ships to the browser: none of it is a secret. */
import type { Rule } from './setting-rules.ts';

// Vite brings them; tools and tests that run without Vite get the defaults.
const source = (import.meta.env as Record<string, unknown> | undefined) ?? {};

/** Empty reads as not set. */
export function setting(key: string, fallback: string): string {
  const value = source[key];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** @throws Error that names the setting and what it has to be, and never shows the value */
export function checkedSetting<Value>(
  key: string,
  fallback: string,
  rule: Rule<Value>,
  wanted: string,
): Exclude<Value, undefined> {
  const value = rule(setting(key, fallback));
  if (value === undefined) throw new Error(`${key} has to be ${wanted} (see .env.example).`);
  // TypeScript does not narrow a type parameter by the comparison above.
  return value as Exclude<Value, undefined>;
}
