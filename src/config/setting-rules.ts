/**
 * Rules of single settings, for the build and the server. Each takes the text and returns the value, or `undefined` if
 * it is wrong.
 */
import { parseUrl } from './parse-url.ts';

export type Rule<Value> = (text: string) => Value | undefined;

export const matching =
  (pattern: RegExp): Rule<string> =>
  (value) =>
    pattern.test(value) ? value : undefined;

export const integer =
  (least: number, most: number): Rule<number> =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;

/** Items separated by commas or spaces. */
export const list =
  (parse: Rule<string>): Rule<string[]> =>
  (value) => {
    const parsed = value
      .split(/[\s,]+/)
      .filter((item) => item !== '')
      .map(parse);
    return parsed.every((item) => item !== undefined) ? parsed : undefined;
  };

/** An empty value and `none` mean that there is none. */
export const orNone =
  <Value, None>(none: None, rule: Rule<Value>): Rule<Value | None> =>
  (value) =>
    value === '' || value === 'none' ? none : rule(value);

/** Names and addresses of this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** https, or http on this machine; without user or password. */
export function webAddress(value: string): string | undefined {
  const url = parseUrl(value);
  if (!url || url.username || url.password) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
    ? value
    : undefined;
}

/** A path of this site, or an address. */
export const pathOrAddress: Rule<string> = (value) => (/^\/(?!\/)/.test(value) ? value : webAddress(value));

export function origin(value: string): string | undefined {
  return /^https?:/.test(value) && parseUrl(value)?.origin === value ? value : undefined;
}

/** In lower case, as requests are read by it. */
export const headerName = (value: string): string | undefined =>
  /^[A-Za-z0-9-]{1,64}$/.test(value) ? value.toLowerCase() : undefined;
