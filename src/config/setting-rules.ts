/**
 * What single settings have to look like, those of the build and those of the server alike. Each rule takes the text and
 * gives the value, or `undefined` for what it refuses.
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

/** Items between commas or spaces. */
export const list =
  (parse: Rule<string>): Rule<string[]> =>
  (value) => {
    const parsed = value
      .split(/[\s,]+/)
      .filter((item) => item !== '')
      .map(parse);
    return parsed.every((item) => item !== undefined) ? parsed : undefined;
  };

/** An empty value and `none` say that there is no such thing. */
export const orNone =
  <Value, None>(none: None, rule: Rule<Value>): Rule<Value | None> =>
  (value) =>
    value === '' || value === 'none' ? none : rule(value);

/** Names and addresses that reach nothing but this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** https, or http on this machine; without a user or password in it. */
export function webAddress(value: string): string | undefined {
  const url = parseUrl(value);
  if (!url || url.username || url.password) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
    ? value
    : undefined;
}

export function origin(value: string): string | undefined {
  return /^https?:/.test(value) && parseUrl(value)?.origin === value ? value : undefined;
}

/** In lower case, as requests are asked for it. */
export const headerName = (value: string): string | undefined =>
  /^[A-Za-z0-9-]{1,64}$/.test(value) ? value.toLowerCase() : undefined;
