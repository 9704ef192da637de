/** An account of the account service, and its page, called like its form and the site call it. */
import { challengeOf } from '#server/account/grants.ts';
import { ORIGIN, type TestApi } from './test-api.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { createAccount } from '#server/accounts/users.ts';
import type { Database } from '#server/db/schema.ts';

export const verifier = 'a-verifier-that-is-as-long-as-it-has-to-be-1234';
export const request = {
  response_type: 'code',
  client_id: 'berth-site',
  redirect_uri: `${ORIGIN}/en/oauth`,
  scope: 'profile',
  state: 'state-1',
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
};

export async function post(api: TestApi, fields: Record<string, string>, from?: string, origin = ORIGIN) {
  const response = await api.request(
    '/account/authorize',
    {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...request, ...fields }).toString(),
    },
    from,
  );
  const text = await response.text();
  const ticket = /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return { status: response.status, text, ticket, to: response.headers.get('location') };
}

export const byPassword = (
  api: TestApi,
  account: string,
  password: string = ACCOUNT.password,
  from?: string,
) => post(api, { act: 'password', account, password }, from);

export async function byCode(api: TestApi) {
  const { phone } = ACCOUNT;
  await post(api, { act: 'send', area_code: '86', phone });
  const code = await api.lastCode(`+86${phone}`);
  // As it is copied from some messages.
  const copied = ` ${code.slice(0, 3)} ${code.slice(3)}`;
  return post(api, { act: 'code', area_code: '86', phone, code: copied });
}

/** Allows the site to read the name. @returns what the site gets for the code */
export async function allow(api: TestApi, ticket: string, more: Record<string, string> = {}) {
  const { to, text } = await post(api, { act: 'allow', ticket, ...more });
  const target = to === null ? undefined : new URL(to);
  const code = target?.searchParams.get('code') ?? '';
  const payload = { code, state: request.state, redirect: request.redirect_uri, code_verifier: verifier };
  const exchange = (changes: object = {}, at = api) => at.call('oauthExchange', { ...payload, ...changes });
  return { target, text, exchange };
}

export const ACCOUNT = { phone: '13812345678', userName: '韩梅梅2026', password: 'Harbour-light-7' } as const;

export async function openAccount(
  db: Database,
  password: string | null = ACCOUNT.password,
  other: { phone?: string; user_name?: string; type?: 'company'; company_name?: string } = {},
): Promise<string> {
  const passwordHash = password === null ? null : await hashPassword(password);
  const id = await db.transaction().execute((transaction) =>
    createAccount(transaction, {
      area_code: '86',
      phone: ACCOUNT.phone,
      user_name: ACCOUNT.userName,
      type: 'user',
      passwordHash,
      company_name: '',
      referral: '',
      promoter: '',
      channel: '',
      callback: '',
      activity_id: '',
      from: '',
      coupon: 38,
      now: 1,
      ...other,
    }),
  );
  if (id === undefined) throw new Error('The number has an account already.');
  return id;
}
