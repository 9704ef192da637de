import { describe, expect, it } from 'vitest';
import { readSampleInvitations, seedInvitations } from '#server/dev/samples.ts';
import { seal } from '#src/api/envelope.ts';
import { codeAt, refusal, register, wrongFor, type PhoneNumber } from '#tests/helpers/new-account.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, rowsOn, type DatabaseKind } from '#tests/helpers/test-databases.ts';

const samples = readSampleInvitations('server/seed');

const OPEN = 'sample-open-joins-at-once';
const joined = (status: '1' | '4') => ({ ok: true, data: { status } });

async function startOn(kind: DatabaseKind): Promise<TestApi> {
  const api = await apiForTest(kind);
  await seedInvitations(api, samples);
  return api;
}

const stranger = { area_code: '86', phone: '13700000001' } as const;
const invited = { area_code: '86', phone: '13900000001' } as const;

async function codeFor(api: TestApi, token: string, number: PhoneNumber) {
  const asked = await api.call('invitePhoneCode', { ...number, token });
  expect(asked).toEqual({ ok: true, data: { expires_in: 600 } });
  return codeAt(api, number);
}

const join = (api: TestApi, token: string, number: PhoneNumber, code: string, name = '王小明') =>
  api.call('inviteAdd', { token, ...number, code, name });

const company = { inviter: '陈主管', company_name: '泊店示例贸易有限公司' };

describe.each(DATABASE_KINDS)('joining by invitation on %s', (kind) => {
  it.each(
    rowsOn(kind, [
      ['sample-open-joins-at-once', { status: '3', ...company, name: '', readonly_name: false, phone: '' }],
      ['sample-no-account', { status: '3', ...company, name: '李雷', readonly_name: true, ...invited }],
      ['sample-has-account', { status: '2', name: '韩梅梅', readonly_name: true, phone: '13900000002' }],
      ['sample-waiting', { status: '1' }],
      ['sample-success', { status: '4' }],
      ['sample-joined', { status: '0', area_code: '1', phone: '2025550105' }],
    ]),
  )('§7.10 %s tells its holder how things stand', async (token, data) => {
    const api = await startOn(kind);
    expect(await api.call('inviteTokenStatus', { token })).toMatchObject({ ok: true, data });
  });

  it('§7.12 lets anyone join with an open invitation, which is used up then', async () => {
    const api = await startOn(kind);
    const code = await codeFor(api, OPEN, stranger);
    expect(await join(api, OPEN, stranger, code)).toEqual(joined('4'));
    const member = await api.db
      .selectFrom('members')
      .innerJoin('users', 'users.id', 'members.user_id')
      .select(['users.user_name', 'users.type', 'members.role', 'members.state'])
      .where('users.phone', '=', stranger.phone)
      .executeTakeFirst();
    expect(member).toEqual({ user_name: '王小明', type: 'staff', role: 'employee', state: 'active' });
    expect(await api.call('inviteTokenStatus', { token: OPEN })).toMatchObject(refusal(10021));
  });

  it.each(
    rowsOn(kind, [
      [OPEN, stranger, '4'],
      ['sample-no-account', invited, '4'],
      ['sample-many', stranger, '1'],
    ] as const),
  )(
    'gives a form for %s that is sent again, in a row or at once, the same answer',
    async (token, number, status) => {
      const api = await startOn(kind);
      const code = await codeFor(api, token, number);
      const send = () => join(api, token, number, code);
      expect(await Promise.all([send(), send()])).toEqual([joined(status), joined(status)]);
      expect(await send()).toEqual(joined(status));
      expect(await join(api, token, number, wrongFor(code))).not.toMatchObject({ ok: true });
    },
  );

  it('makes an existing account a member, without another account', async () => {
    const api = await startOn(kind);
    const token = 'sample-has-account';
    const number = { area_code: '86', phone: '13900000002' } as const;
    const users = () => api.db.selectFrom('users').selectAll().orderBy('id').execute();
    const before = await users();
    const code = await codeFor(api, token, number);
    expect(await join(api, token, number, code, '')).toEqual(joined('1'));
    expect(await users()).toEqual(before);
  });

  it('accepts one of two people who use an open invitation at once', async () => {
    const api = await startOn(kind);
    const second = { area_code: '1', phone: '2025550199' } as const;
    const codes = [await codeFor(api, OPEN, stranger), await codeFor(api, OPEN, second)] as const;
    const results = await Promise.all([
      join(api, OPEN, stranger, codes[0], '甲'),
      join(api, OPEN, second, codes[1], '乙'),
    ]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toMatchObject(refusal(10021));
  });

  it('accepts as many people at once as an invitation for many has places left', async () => {
    const api = await startOn(kind);
    const token = 'sample-many';
    const numbers = ['13700000001', '13700000002', '13700000003'].map(
      (phone) => ({ area_code: '86', phone }) as const,
    );
    const codes: string[] = [];
    for (const number of numbers) codes.push(await codeFor(api, token, number));
    await api.db.updateTable('invitations').set({ places: 2 }).where('places', '=', 30).execute();
    const results = await Promise.all(
      numbers.map((number, index) => join(api, token, number, codes[index] ?? '')),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    expect(results.find((result) => !result.ok)).toMatchObject(refusal(10021));
    expect(await api.call('inviteTokenStatus', { token })).toMatchObject({
      data: { status: 'full', places: 2 },
    });
  });
});

describe('joining by invitation', () => {
  it('T11: gives unknown, malformed, expired, used and revoked tokens the same bytes', async () => {
    const api = await startOn('sqlite');
    const tokens = ['sample-expired', 'sample-used', 'sample-revoked', 'nobody-has-this-one', 'x', ''];
    const ask = async (path: string, payload: object) => {
      const response = await api.request(`/api/v3/invite_staff/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'super-lang': 'zh' },
        body: JSON.stringify({ data: seal(payload, 'berth-website-16') }),
      });
      return JSON.stringify([response.status, [...response.headers], await response.text()]);
    };
    const answers = new Set<string>();
    for (const token of tokens) {
      answers.add(await ask('token/status', { token }));
      answers.add(await ask('get_phone_code', { token, ...stranger }));
      answers.add(await ask('add', { token, ...stranger, code: '123456', name: '王小明' }));
      api.clock.advance(3600);
    }
    expect([...answers].map((answer) => JSON.parse(answer) as [number, unknown, string])).toEqual([
      [200, expect.anything(), JSON.stringify({ ret: 10021, msg: '链接无效或已失效', data: '' })],
    ]);
  });

  it('uses the name of an invitation made out to a person, whatever was typed', async () => {
    const api = await startOn('sqlite');
    const token = 'sample-no-account';
    const code = await codeFor(api, token, invited);
    expect((await join(api, token, invited, code, '123456')).ok).toBe(true);
    const user = await api.db
      .selectFrom('users')
      .select('user_name')
      .where('phone', '=', invited.phone)
      .executeTakeFirst();
    expect(user).toEqual({ user_name: '李雷' });
    expect(await api.call('inviteTokenStatus', { token })).toMatchObject({ data: { status: '0' } });
  });

  it('refuses another phone than the one that an invitation is made out to', async () => {
    const api = await startOn('sqlite');
    const token = 'sample-no-account';
    expect(await api.call('invitePhoneCode', { ...stranger, token })).toMatchObject(refusal(10014));
    expect(await api.call('inviteAdd', { token, ...stranger, code: '123456' })).toMatchObject(refusal(10014));
    expect(await api.db.selectFrom('sms_outbox').selectAll().execute()).toEqual([]);
  });

  it('asks for an unknown name', async () => {
    const api = await startOn('sqlite');
    const code = await codeFor(api, OPEN, stranger);
    expect(await join(api, OPEN, stranger, code, '')).toMatchObject(refusal(10030, { field: 'name' }));
    expect((await join(api, OPEN, stranger, code)).ok).toBe(true);
  });

  it('T13: binds a code to its invitation and to joining', async () => {
    const api = await startOn('sqlite');
    const code = await codeFor(api, OPEN, stranger);
    expect(await join(api, 'sample-open-needs-consent', stranger, code)).toMatchObject(refusal(10006));
    expect(await register(api, stranger, code)).toMatchObject(refusal(10006));
  });

  it('§7.11 counts its codes with all others of that phone', async () => {
    const api = await startOn('sqlite');
    await codeFor(api, OPEN, stranger);
    expect(await api.call('registerPhoneCode', stranger)).toMatchObject(refusal(10020));
  });

  it('keeps tokens as hashes', async () => {
    const api = await startOn('sqlite');
    const rows = JSON.stringify(await api.db.selectFrom('invitations').selectAll().execute());
    for (const { token } of samples) expect(rows).not.toContain(token);
  });

  it('resets samples on request only', async () => {
    const api = await startOn('sqlite');
    const code = await codeFor(api, OPEN, stranger);
    await join(api, OPEN, stranger, code);
    await seedInvitations(api, samples);
    expect(await api.call('inviteTokenStatus', { token: OPEN })).toMatchObject(refusal(10021));
    await seedInvitations(api, samples, { reset: true });
    expect(await api.call('inviteTokenStatus', { token: OPEN })).toMatchObject({ data: { status: '3' } });
  });
});
