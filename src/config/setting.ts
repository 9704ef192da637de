/** Settings of the build, by name. Everything read here reaches the browser: none of it is a secret. */
import type { Rule } from './setting-rules.ts';

// Vite provides them; tools and tests without Vite get the defaults.
const source = (import.meta.env as Record<string, unknown> | undefined) ?? {};

/** Empty counts as not set. */
export function setting(key: string, fallback: string): string {
  const value = source[key];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** @throws Error with the setting's name and rule, never its value */
export function checkedSetting<Value>(
  key: string,
  fallback: string,
  rule: Rule<Value>,
  wanted: string,
): Exclude<Value, undefined> {
  const value = rule(setting(key, fallback));
  if (value === undefined) throw new Error(`${key} has to be ${wanted} (see .env.example).`);
  // TypeScript does not narrow the type parameter.
  return value as Exclude<Value, undefined>;
}
