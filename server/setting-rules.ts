/** Rules for settings of the server only; src/config/setting-rules.ts has those that the build reads too. */
import { isIP } from 'node:net';
import { integer, matching } from '#src/config/setting-rules.ts';

export function addressRange(value: string): string | undefined {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return undefined;
  return bits === undefined || integer(0, family === 4 ? 32 : 128)(bits) !== undefined ? value : undefined;
}

/** A plain mail address: nothing in it can end a header or begin another address. */
export const mailAddress = matching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}$/);
