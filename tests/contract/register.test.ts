import { describe, expect, it } from 'vitest';
import { isPassword } from '#server/accounts/passwords.ts';
import { deleteAccount } from '#server/commands/delete-account.ts';
import { accountForm, codeFor, nextNumber, refusal, register, wrongFor } from '#tests/helpers/new-account.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

/** Opens an account. @returns the answer to the page */
async function registered(api: TestApi, number: ReturnType<typeof nextNumber>, more: object = {}) {
  const result = await register(api, number, await codeFor(api, number), more);
  if (!result.ok) throw new Error('It was not opened.');
  return result.data;
}

describe.each(DATABASE_KINDS)('registration on %s', (kind) => {
  it('answers all who register at the same time (A11)', async () => {
    const api = await apiForTest(kind, {
      LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
      LIMIT_ATTEMPTS_PER_ADDRESS_HOUR: '1000',
    });
    const entries: [ReturnType<typeof nextNumber>, string][] = [];
    for (let index = 0; index < 12; index++) {
      const number = nextNumber();
      entries.push([number, await codeFor(api, number)]);
    }
    const results = await Promise.all(entries.map(([number, code]) => register(api, number, code)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(12);
  });

  it('opens a company account with its company, attribution and gift', async () => {
    const api = await apiForTest(kind);
    const number = nextNumber();
    const sender = { promoter: 'quay7', channel: 'ch-1', callback: 'cb', activity_id: 'a1' };
    const company = { type: 'company', company_name: '泊店 Trading Co.', from: 'x'.repeat(200) };
    const data = await registered(api, number, { ...company, ...sender });
    const user = await api.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const gift = { coupon: 38, coupon_more: 88 };
    expect(data).toMatchObject({ ...gift, user_id: user.id });
    const origin = { ...sender, from_channel: '' };
    expect(user).toMatchObject({ phone: number.phone, ...origin, ...gift, created_at: api.clock.now() });
    expect(await isPassword(accountForm.password, user.password_hash)).toBe(true);
    const members = await api.db
      .selectFrom('members')
      .innerJoin('companies', 'companies.id', 'members.company_id')
      .select(['companies.name', 'members.role', 'members.user_id'])
      .execute();
    expect(members).toEqual([{ name: '泊店 Trading Co.', role: 'boss', user_id: user.id }]);
  });

  it('shows the inviter, and nobody else, how many people joined, for half a day', async () => {
    const api = await apiForTest(kind);
    const { referral_code: referral, session } = await registered(api, nextNumber());
    const count = () => api.call('accountReferrals', { session });
    expect(await count()).toEqual({ ok: true, data: { count: 0 } });
    const checked = await api.call('registerCheckReferrer', { referral });
    expect(checked).toEqual({ ok: true, data: { valid: true } });
    for (let friends = 0; friends < 2; friends++) await registered(api, nextNumber(), { referral });
    const { session: other } = await registered(api, nextNumber());
    expect(await count()).toEqual({ ok: true, data: { count: 2 } });
    expect(await api.call('accountReferrals', { session: other })).toEqual({ ok: true, data: { count: 0 } });
    expect(await api.call('accountReferrals', { session: `${session}0` })).toMatchObject(refusal(10021));
    api.clock.advance(12 * 3600);
    expect(await count()).toMatchObject(refusal(10021));
  });

  it('§2.74 shows how long ago the last four signed up within ten minutes, and nothing else of them', async () => {
    const api = await apiForTest(kind, { CONTENT_DIR: folderForTest('server/seed') });
    const recent = () => api.call('registerRecent', {});
    expect(await recent()).toEqual({ ok: true, data: { minutes: [] } });
    for (let minutes = 0; minutes < 6; minutes++) {
      await registered(api, nextNumber());
      api.clock.advance(60);
    }
    expect(await recent()).toEqual({ ok: true, data: { minutes: [1, 2, 3, 4] } });
    // A second request at once does not query the database.
    await registered(api, nextNumber());
    api.clock.advance(20);
    expect(await recent()).toEqual({ ok: true, data: { minutes: [1, 2, 3, 4] } });
    api.clock.advance(700);
    expect(await recent()).toEqual({ ok: true, data: { minutes: [] } });
  });

  it('10015: a phone that has an account, only for the right code', async () => {
    const api = await apiForTest(kind);
    const number = nextNumber();
    await register(api, number, await codeFor(api, number));
    api.clock.advance(60);
    const code = await codeFor(api, number);
    expect(await register(api, number, wrongFor(code))).toMatchObject(refusal(10006));
    expect(await register(api, number, code)).toMatchObject(refusal(10015));
  });

  it('S2: of two registrations of one phone at once, one succeeds and the other gets 10015', async () => {
    const api = await apiForTest(kind);
    const number = nextNumber();
    const code = await codeFor(api, number);
    const company = { type: 'company', company_name: '泊店' };
    const results = await Promise.all([register(api, number, code), register(api, number, code, company)]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toMatchObject(refusal(10015));
    expect(await api.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });
});

describe('registration', () => {
  it('opens a personal account for an American number, without a company', async () => {
    const api = await apiForTest('sqlite');
    const number = { area_code: '1', phone: '2025550123' } as const;
    const result = await register(api, number, await codeFor(api, number));
    expect(result).toMatchObject({ ok: true, data: { coupon: 38, coupon_more: 0 } });
    expect(await api.db.selectFrom('companies').selectAll().execute()).toEqual([]);
  });

  it('gives a session that permits nothing: it is not a ticket, and ends with the account', async () => {
    const api = await apiForTest('sqlite');
    const { user_id, session } = await registered(api, nextNumber());
    expect(await api.oauth.readTicket(session)).toBeUndefined();
    expect(await api.oauth.readSession(api.oauth.ticket(user_id, 'code'))).toBeUndefined();
    await api.db.transaction().execute((transaction) => deleteAccount(transaction, user_id, false));
    expect(await api.call('accountReferrals', { session })).toMatchObject(refusal(10021));
  });

  it('shows the specification’s times on a site of samples', async () => {
    expect(await (await apiForTest('sqlite')).call('registerRecent', {})).toEqual({
      ok: true,
      data: { minutes: [1, 2, 5, 8] },
    });
  });

  it('10006: a code that was never sent, in the payload’s language', async () => {
    const api = await apiForTest('sqlite');
    const number = nextNumber();
    for (const [language, message] of [
      ['en', 'The verification code is wrong'],
      ['zh', '验证码错误'],
    ] as const) {
      const answer = await register(api, number, '000000', {}, { language });
      expect(answer).toMatchObject(refusal(10006, { message }));
    }
  });

  it('10007: a code after ten minutes, which was valid a second before', async () => {
    const api = await apiForTest('sqlite');
    const [late, early] = [nextNumber(), nextNumber()];
    const codes = [await codeFor(api, late), await codeFor(api, early)] as const;
    api.clock.advance(599);
    expect((await register(api, early, codes[1])).ok).toBe(true);
    api.clock.advance(1);
    expect(await register(api, late, codes[0])).toMatchObject(refusal(10007));
  });

  it('§5.5 §5.6 10014: a phone that does not exist in its area', async () => {
    const api = await apiForTest('sqlite');
    const wrong = { area_code: '1', phone: '13800000000' } as const;
    expect(await api.call('registerPhoneCode', wrong)).toMatchObject(refusal(10014));
    expect(await register(api, wrong, '123456')).toMatchObject(refusal(10014));
  });

  it('§8.25 10022: an unknown referrer; without it the same code is accepted', async () => {
    const api = await apiForTest('sqlite');
    const number = nextNumber();
    const code = await codeFor(api, number);
    const checked = await api.call('registerCheckReferrer', { referral: 'nobody' });
    expect(checked).toEqual({ ok: true, data: { valid: false } });
    expect(await register(api, number, code, { referral: 'nobody' })).toMatchObject(refusal(10022));
    expect((await register(api, number, code)).ok).toBe(true);
  });
});

it.each<[string, object, object?]>([
  ['user_name', { user_name: 'short' }],
  ['password', { password: 'short' }],
  ['password', { password: 'password1' }, { reason: 'common' }],
  ['type', { type: 'robot' }],
  ['company_name', { type: 'company', company_name: '' }],
])(
  '§8.27 10030: names the field %s of a registration, before the code is used (%j)',
  async (field, change, more) => {
    const api = await apiForTest('sqlite');
    const answer = await register(api, nextNumber(), '123456', change);
    expect(answer).toMatchObject(refusal(10030, { field, message: field, ...more }));
  },
);
