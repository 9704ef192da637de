/** Refusals write nothing, reveal nothing about others, and allow no more at once than in a row. */
import { describe, expect, it } from 'vitest';
import {
  ask,
  codeFor,
  nextNumber,
  numberOf,
  refusal,
  register,
  wrongFor,
} from '#tests/helpers/new-account.ts';
import { apiForTest, type CallSettings, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, rowsOn } from '#tests/helpers/test-databases.ts';

const TABLES = ['rate_keys', 'rate_events', 'codes', 'sms_outbox'] as const;
const rows = async ({ db }: TestApi): Promise<number[]> =>
  Promise.all(TABLES.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));

type Look = (api: TestApi, index: number, settings?: CallSettings) => ReturnType<TestApi['call']>;
const lookUps: [string, Look][] = [
  ['tokens', (api, index, from) => api.call('inviteTokenStatus', { token: `unknown-token-${index}` }, from)],
  [
    'referrers',
    (api, index, from) => api.call('registerCheckReferrer', { referral: `NOBODY${index}` }, from),
  ],
];
const BLOCKED = refusal(10020, { retryAfterSeconds: 3600 });

describe.each(DATABASE_KINDS)('refusals on %s', (kind) => {
  it('A2, T14: write nothing, also for ever new numbers from one address, in a row or at once', async () => {
    const api = await apiForTest(kind);
    const first = await Promise.all(Array.from({ length: 25 }, (_, index) => ask(api, numberOf(index))));
    expect(first.filter(({ ok }) => ok)).toHaveLength(10);
    const before = await rows(api);
    // Ten numbers, each with this address, and the address; the limit for all is counted without a lock.
    expect(before).toEqual([21, 40, 10, 10]);
    for (let index = 100; index < 110; index++) {
      expect(await ask(api, numberOf(index))).toMatchObject(refusal(10020, { retryAfterSeconds: 3600 }));
    }
    await Promise.all(Array.from({ length: 30 }, (_, index) => ask(api, numberOf(200 + index))));
    expect(await rows(api)).toEqual(before);
  });

  it.each(rowsOn(kind, lookUps))(
    'A4, T11: limit guesses of unknown %s at once: twenty answers, then 429 for that network only, for an hour',
    async (_what, look) => {
      const api = await apiForTest(kind);
      const from = '2001:db8:1:2::1';
      const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => look(api, index, { from })));
      const blocked = answers.filter(
        (answer) => !answer.ok && answer.failure.kind === 'ret' && answer.failure.ret === 10020,
      );
      expect(blocked).toHaveLength(20);
      expect(await look(api, 1000, { from: '2001:db8:1:2:ffff::9' })).toMatchObject(BLOCKED);
      expect(await look(api, 1001, { from: '203.0.113.8' })).not.toMatchObject(BLOCKED);
      api.clock.advance(3600);
      expect(await look(api, 1002, { from })).not.toMatchObject(BLOCKED);
    },
  );
});

describe('refusals', () => {
  it('are never given for existing tokens and referrers, however many people share an address', async () => {
    const api = await apiForTest('sqlite');
    const look = () => api.call('registerCheckReferrer', { referral: 'HARBOR' });
    const answers = await Promise.all(Array.from({ length: 40 }, look));
    expect(answers).toEqual(Array(40).fill({ ok: true, data: { valid: true } }));
  });

  it('A10: do not reveal whether another person has asked for a code', async () => {
    const api = await apiForTest('sqlite');
    const [asked, never] = [nextNumber(), nextNumber()];
    const code = await codeFor(api, asked);
    // Burned by the last of them; only the right code is told so.
    for (const seconds of [0, 300, 420, 3600, 0, 0, 0]) {
      api.clock.advance(seconds);
      const wrong = wrongFor(code);
      expect(await register(api, asked, wrong)).toEqual(await register(api, never, wrong));
    }
    expect(await register(api, asked, code)).toMatchObject(refusal(10007));
  });
});

it('A14: refusals and answers of the API have the headers of every answer, and a policy that shows nothing', async () => {
  const api = await apiForTest('sqlite');
  for (const path of ['/api/health', '/api/v5/nothing', '/api/v5/feedback/add']) {
    const { headers } = await api.request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});
