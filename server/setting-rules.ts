/** What single settings have to look like. Each rule takes the text and gives the value, or `undefined` for what it refuses. */
import { isIP } from 'node:net';

export const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);

export const integer = (least: number, most: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;

export const list = (parse: (value: string) => string | undefined) => (value: string) => {
  const parsed = value
    .split(',')
    .filter((item) => item.trim() !== '')
    .map((item) => parse(item.trim()));
  return parsed.every((item) => item !== undefined) ? parsed : undefined;
};

/** Names and addresses that reach nothing but this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** https, or http on this machine; without a user or password in it. */
export function webAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, username, password } = new URL(value);
  if (username || password) return undefined;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? value : undefined;
}

export function origin(value: string): string | undefined {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value ? value : undefined;
}

export function addressRange(value: string): string | undefined {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return undefined;
  return bits === undefined || integer(0, family === 4 ? 32 : 128)(bits) !== undefined ? value : undefined;
}

/** In lower case, as requests are asked for it. */
export const headerName = (value: string): string | undefined =>
  /^[A-Za-z0-9-]{1,64}$/.test(value) ? value.toLowerCase() : undefined;

/** A plain mail address: nothing in it can end a header or begin another address. */
export const mailAddress = matching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}$/);
