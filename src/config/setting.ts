/** Settings of the build, by name. Everything that is read here ships to the browser: none of it is a secret. */

// Vite brings them; tools and tests that run without Vite get the defaults.
const source = (import.meta.env as Record<string, unknown> | undefined) ?? {};

/** Empty reads as not set. */
export function setting(key: string, fallback: string): string {
  const value = source[key];
  return typeof value === 'string' && value !== '' ? value : fallback;
}
