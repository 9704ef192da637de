import { describe, expect, it } from 'vitest';
import { accountForm as form, nextNumber } from '#tests/helpers/new-account.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';
import { verifyPassword } from '#tests/helpers/verify-password.ts';

describe.each(DATABASE_KINDS)('registration on %s', (kind) => {
  const start = (environment: Record<string, string> = {}) => apiForTest(kind, environment);

  async function codeFor(api: TestApi, number: { area_code: '86' | '1'; phone: string }): Promise<string> {
    expect(await api.call('registerPhoneCode', number)).toEqual({ ok: true, data: { expires_in: 600 } });
    return api.lastCode(`+${number.area_code}${number.phone}`);
  }

  const refusal = (ret: number, more: object = {}): object => ({
    ok: false,
    failure: { kind: 'ret', ret, ...more },
  });

  it('answers everybody who registers at the same time (A11)', async () => {
    const api = await start({
      LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
      LIMIT_ATTEMPTS_PER_ADDRESS_HOUR: '1000',
    });
    const entries = [];
    for (let index = 0; index < 80; index++) {
      const number = nextNumber();
      entries.push({ ...number, ...form, code: await codeFor(api, number) });
    }
    const results = await Promise.all(entries.map((entry) => api.call('registerAdd', entry)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(80);
  });

  it('opens a company account with its company, attribution and gift', async () => {
    const api = await start();
    const number = nextNumber();
    const code = await codeFor(api, number);
    const result = await api.call('registerAdd', {
      ...number,
      ...form,
      code,
      type: 'company',
      company_name: '泊店 Trading Co.',
      promoter: 'quay7',
      channel: 'ch-1',
      callback: 'cb',
      activity_id: 'a1',
      from: 'x'.repeat(200),
    });
    expect(result).toMatchObject({ ok: true, data: { coupon: 50 } });
    const user = await api.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      phone: number.phone,
      promoter: 'quay7',
      channel: 'ch-1',
      callback: 'cb',
      activity_id: 'a1',
      from_channel: '',
      created_at: api.clock.now(),
    });
    expect(result).toMatchObject({ data: { user_id: user.id } });
    expect(await verifyPassword(form.password, user.password_hash ?? '')).toBe(true);
    const members = await api.db
      .selectFrom('members')
      .innerJoin('companies', 'companies.id', 'members.company_id')
      .select(['companies.name', 'members.role', 'members.user_id'])
      .execute();
    expect(members).toEqual([{ name: '泊店 Trading Co.', role: 'boss', user_id: user.id }]);
  });

  it('opens a personal account in America, without a company', async () => {
    const api = await start();
    const number = { area_code: '1', phone: '2025550123' } as const;
    const code = await codeFor(api, number);
    expect(await api.call('registerAdd', { ...number, ...form, code })).toMatchObject({
      ok: true,
      data: { coupon: 38 },
    });
    expect(await api.db.selectFrom('companies').selectAll().execute()).toEqual([]);
  });

  it('counts a user’s own referral code as a referrer', async () => {
    const api = await start();
    const first = nextNumber();
    await api.call('registerAdd', { ...first, ...form, code: await codeFor(api, first) });
    const { referral_code } = await api.db
      .selectFrom('users')
      .select('referral_code')
      .executeTakeFirstOrThrow();
    expect(await api.call('registerCheckReferrer', { referral: referral_code })).toEqual({
      ok: true,
      data: { valid: true },
    });
    const second = nextNumber();
    const code = await codeFor(api, second);
    expect((await api.call('registerAdd', { ...second, ...form, code, referral: referral_code })).ok).toBe(
      true,
    );
  });

  describe('the error table', () => {
    it('10006: a wrong code, and a code that nobody asked for', async () => {
      const api = await start();
      const number = nextNumber();
      expect(await api.call('registerAdd', { ...number, ...form, code: '000000' })).toMatchObject(
        refusal(10006),
      );
      const code = await codeFor(api, number);
      const wrong = code === '123456' ? '654321' : '123456';
      expect(await api.call('registerAdd', { ...number, ...form, code: wrong })).toMatchObject(
        refusal(10006),
      );
    });

    it('10007: a code after ten minutes', async () => {
      const api = await start();
      const number = nextNumber();
      const code = await codeFor(api, number);
      api.clock.advance(600);
      expect(await api.call('registerAdd', { ...number, ...form, code })).toMatchObject(refusal(10007));
    });

    it('a code still works one second before its time', async () => {
      const api = await start();
      const number = nextNumber();
      const code = await codeFor(api, number);
      api.clock.advance(599);
      expect((await api.call('registerAdd', { ...number, ...form, code })).ok).toBe(true);
    });

    it('§5.5 §5.6 10014: a phone that does not exist in its area', async () => {
      const api = await start();
      const wrong = { area_code: '1', phone: '13800000000' } as const;
      expect(await api.call('registerPhoneCode', wrong)).toMatchObject(refusal(10014));
      expect(await api.call('registerAdd', { ...wrong, ...form, code: '123456' })).toMatchObject(
        refusal(10014),
      );
    });

    it('10015: a phone that has an account, told only for the right code', async () => {
      const api = await start();
      const number = nextNumber();
      await api.call('registerAdd', { ...number, ...form, code: await codeFor(api, number) });
      api.clock.advance(60);
      const code = await codeFor(api, number);
      const wrong = code === '123456' ? '654321' : '123456';
      expect(await api.call('registerAdd', { ...number, ...form, code: wrong })).toMatchObject(
        refusal(10006),
      );
      expect(await api.call('registerAdd', { ...number, ...form, code })).toMatchObject(refusal(10015));
    });

    it('§8.25 10022: a referrer that nobody is; without it the same code goes through', async () => {
      const api = await start();
      const number = nextNumber();
      const code = await codeFor(api, number);
      expect(await api.call('registerCheckReferrer', { referral: 'nobody' })).toEqual({
        ok: true,
        data: { valid: false },
      });
      expect(await api.call('registerAdd', { ...number, ...form, code, referral: 'nobody' })).toMatchObject(
        refusal(10022),
      );
      expect((await api.call('registerAdd', { ...number, ...form, code })).ok).toBe(true);
    });

    it.each([
      ['user_name', { user_name: 'short' }],
      ['password', { password: 'short' }],
      ['type', { type: 'robot' as 'user' }],
      ['company_name', { type: 'company' as const, company_name: '' }],
    ])('10030: names the field %s', async (field, change) => {
      const api = await start();
      const payload = { ...nextNumber(), ...form, code: '123456', ...change };
      expect(await api.call('registerAdd', payload)).toMatchObject(refusal(10030, { field, message: field }));
    });

    it('§8.27 10030: says that a password is too common, before the code is touched', async () => {
      const api = await start();
      const payload = { ...nextNumber(), ...form, code: '123456', password: 'password1' };
      expect(await api.call('registerAdd', payload)).toMatchObject(
        refusal(10030, { field: 'password', reason: 'common' }),
      );
    });

    it('tells its words in the payload’s language', async () => {
      const api = await start();
      const payload = { ...nextNumber(), ...form, code: '000000' };
      expect(await api.call('registerAdd', payload, { language: 'en' })).toMatchObject(
        refusal(10006, { message: 'The verification code is wrong' }),
      );
      expect(await api.call('registerAdd', payload, { language: 'zh' })).toMatchObject(
        refusal(10006, { message: '验证码错误' }),
      );
    });
  });

  it('S2: of two registrations of one phone at once, one is in and the other is told that the phone is known', async () => {
    const api = await start();
    const number = nextNumber();
    const code = await codeFor(api, number);
    const results = await Promise.all([
      api.call('registerAdd', { ...number, ...form, code }),
      api.call('registerAdd', { ...number, ...form, code, type: 'company', company_name: '泊店' }),
    ]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toMatchObject(refusal(10015));
    expect(await api.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });
});
