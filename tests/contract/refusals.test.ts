/** What refusals cost and tell: nothing on the disk, nothing about others, no more at once than in a row. */
import { describe, expect, it } from 'vitest';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const form = { password: 'Harbour42', user_name: 'seller01', type: 'user' } as const;
const rows = async ({ db }: TestApi): Promise<number[]> =>
  Promise.all(
    (['rate_keys', 'rate_events', 'codes', 'sms_outbox'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  );

describe.each(DATABASE_KINDS)('refusals on %s', (kind) => {
  it('A2: write nothing: not for ever new numbers from one address, in a row or at once', async () => {
    const api = await apiForTest(kind);
    const ask = (index: number) =>
      api.call('registerPhoneCode', { area_code: '86', phone: `138${String(index).padStart(8, '0')}` });
    const first = await Promise.all(Array.from({ length: 25 }, (_, index) => ask(index)));
    expect(first.filter(({ ok }) => ok)).toHaveLength(10);
    const before = await rows(api);
    // Ten numbers, each with this address, and the address; everybody counts and is not held.
    expect(before).toEqual([21, 40, 10, 10]);
    for (let index = 100; index < 130; index++) {
      expect(await ask(index)).toMatchObject({ failure: { ret: 10020 } });
    }
    await Promise.all(Array.from({ length: 30 }, (_, index) => ask(200 + index)));
    expect(await rows(api)).toEqual(before);
  });

  it.each([
    [
      'tokens',
      (api: TestApi, index: number) => api.call('inviteTokenStatus', { token: `unknown-token-${index}` }),
    ],
    [
      'referrers',
      (api: TestApi, index: number) => api.call('registerCheckReferrer', { referral: `NOBODY${index}` }),
    ],
  ] as const)(
    'A4: hold for unknown %s that are tried at once: twenty answers, then 429',
    async (_what, look) => {
      const api = await apiForTest(kind);
      const answers = await Promise.all(Array.from({ length: 90 }, (_, index) => look(api, index)));
      const blocked = answers.filter((answer) => !answer.ok && answer.failure.kind === 'maintenance');
      expect(blocked).toHaveLength(70);
      api.clock.advance(3600);
      expect(await look(api, 1000)).not.toMatchObject({ failure: { kind: 'maintenance' } });
    },
  );

  it('never come to people who look up what is there, however many share an address', async () => {
    const api = await apiForTest(kind);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => api.call('registerCheckReferrer', { referral: 'HARBOR' })),
    );
    expect(answers).toEqual(Array(60).fill({ ok: true, data: { valid: true } }));
  });

  it('A10: tell nobody whether somebody else has asked for a code', async () => {
    const api = await apiForTest(kind);
    const asked = { area_code: '86', phone: '13800000001' } as const;
    const never = { area_code: '86', phone: '13800000002' } as const;
    await api.call('registerPhoneCode', asked);
    const code = await api.lastCode('+8613800000001');
    const wrong = code === '123456' ? '654321' : '123456';
    const tryOn = (number: typeof asked | typeof never, given: string) =>
      api.call('registerAdd', { ...number, ...form, code: given });
    for (const seconds of [0, 300, 420, 3600]) {
      api.clock.advance(seconds);
      expect(await tryOn(asked, wrong)).toEqual(await tryOn(never, wrong));
    }
    // Burned by now, and told so to the one who has it.
    for (let tries = 0; tries < 3; tries++)
      expect(await tryOn(asked, wrong)).toEqual(await tryOn(never, wrong));
    expect(await tryOn(asked, code)).toMatchObject({ failure: { ret: 10007 } });
  });

  it('A14: and answers of the API bear the headers of every answer, and a policy that shows nothing', async () => {
    const api = await apiForTest(kind);
    for (const path of ['/api/health', '/api/v5/nothing', '/api/v5/feedback/add']) {
      const { headers } = await api.request(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });
});
