/** The data for opening an account, for tests of the server. */
import { expect } from 'vitest';
import type { CallSettings, TestApi } from './test-api.ts';

export interface PhoneNumber {
  area_code: '86' | '1';
  phone: string;
}

let count = 0;

/** A number of its own for each test: limits are per number. */
export function nextNumber(): PhoneNumber {
  count += 1;
  return { area_code: '86', phone: `138${String(count).padStart(8, '0')}` };
}

export const numberOf = (index: number): PhoneNumber => ({
  area_code: '86',
  phone: `139${String(index).padStart(8, '0')}`,
});

/** The fields besides phone and code. */
export const accountForm = { password: 'Harbour42', user_name: 'seller01', type: 'user' } as const;

export const ask = (api: TestApi, number: PhoneNumber, from?: string) =>
  api.call('registerPhoneCode', number, from === undefined ? {} : { from });

export const codeAt = (api: TestApi, { area_code, phone }: PhoneNumber): Promise<string> =>
  api.lastCode(`+${area_code}${phone}`);

/** Asks for a code, which must arrive. */
export async function codeFor(api: TestApi, number: PhoneNumber, from?: string): Promise<string> {
  expect(await ask(api, number, from)).toEqual({ ok: true, data: { expires_in: 600 } });
  return codeAt(api, number);
}

export const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');

export const register = (
  api: TestApi,
  number: PhoneNumber,
  code: string,
  more: object = {},
  settings?: CallSettings,
) => api.call('registerAdd', { ...number, ...accountForm, code, ...more }, settings);

export const refusal = (ret: number, more: object = {}) => ({
  ok: false,
  failure: { kind: 'ret', ret, ...more },
});
