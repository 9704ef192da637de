import { describe, expect, it, onTestFinished } from 'vitest';
import {
  ask,
  codeAt,
  codeFor,
  nextNumber,
  refusal,
  register,
  wrongFor,
  type PhoneNumber,
} from '#tests/helpers/new-account.ts';
import { productBody, wireHeaders } from '#tests/helpers/requests.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, openTestDatabase, type DatabaseKind } from '#tests/helpers/test-databases.ts';

const close = (api: TestApi, number: PhoneNumber, code: string) =>
  api.call('accountCancel', { ...number, code, reason: '' });

async function codeOfPurpose(api: TestApi, number: PhoneNumber, purpose: 'register' | 'cancel') {
  expect((await api.call('registerPhoneCode', { ...number, purpose })).ok).toBe(true);
  return codeAt(api, number);
}

async function withCode(kind: DatabaseKind) {
  const api = await apiForTest(kind);
  const number = nextNumber();
  return { api, number, code: await codeFor(api, number) };
}

describe.each(DATABASE_KINDS)('codes (T13) on %s', (kind) => {
  it('are accepted once, and for their own phone only', async () => {
    const { api, number, code } = await withCode(kind);
    expect(await register(api, nextNumber(), code)).toMatchObject(refusal(10006));
    expect((await register(api, number, code)).ok).toBe(true);
    await api.db.deleteFrom('users').execute();
    expect(await register(api, number, code)).toMatchObject(refusal(10007));
  });

  it('are revoked by five wrong attempts at the same time', async () => {
    const { api, number, code } = await withCode(kind);
    await Promise.all(Array.from({ length: 8 }, () => register(api, number, wrongFor(code))));
    expect(await register(api, number, code)).toMatchObject(refusal(10007));
  });
});

describe.each(DATABASE_KINDS)('sending limits (T12, T14) on %s', (kind) => {
  it('one code in 60 s for a number, by SMS and by voice together', async () => {
    const api = await apiForTest(kind);
    const number = nextNumber();
    const voice = () => api.call('registerPhoneCode', { ...number, voice: 1 });
    const code = await codeFor(api, number);
    api.clock.advance(18);
    const message = '操作过于频繁，请在 42 秒后重试';
    expect(await voice()).toMatchObject(refusal(10020, { retryAfterSeconds: 42, message }));
    // A refused request sends nothing, does not prolong the wait, and the code stays valid.
    expect(await voice()).toMatchObject(refusal(10020, { retryAfterSeconds: 42 }));
    expect(await api.db.selectFrom('sms_outbox').selectAll().execute()).toHaveLength(1);
    expect((await register(api, number, code)).ok).toBe(true);
    api.clock.advance(42);
    expect((await voice()).ok).toBe(true);
  });

  it('one of twenty requests at the same time succeeds', async () => {
    const api = await apiForTest(kind, { LIMIT_CODES_PER_ADDRESS_HOUR: '1000' });
    const number = nextNumber();
    const results = await Promise.all(Array.from({ length: 20 }, () => ask(api, number)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });
});

describe('codes (T13)', () => {
  it('are six digits, and stored without digits, phone or address in plain text', async () => {
    const { api, number, code } = await withCode('sqlite');
    expect(code).toMatch(/^\d{6}$/);
    const [codes, events] = [api.db.selectFrom('codes'), api.db.selectFrom('rate_events')];
    const kept = JSON.stringify([await codes.selectAll().execute(), await events.selectAll().execute()]);
    for (const secret of [code, number.phone, '203.0.113.7']) expect(kept).not.toContain(secret);
  });

  it('are accepted only for their own purpose', async () => {
    const api = await apiForTest('sqlite');
    const number = nextNumber();
    const code = await codeOfPurpose(api, number, 'register');
    expect(await close(api, number, code)).toMatchObject(refusal(10006));
    api.clock.advance(60);
    const other = await codeOfPurpose(api, number, 'cancel');
    if (other !== code) expect(await register(api, number, other)).toMatchObject(refusal(10006));
  });

  it('S7: from the future, issued before the clock went back, are expired', async () => {
    const { api, number, code } = await withCode('sqlite');
    api.clock.advance(-3600);
    expect(await register(api, number, code)).toMatchObject(refusal(10007));
  });

  describe('asked for without a purpose, as the wire contract allows,', () => {
    it('close an account once, and do nothing else afterwards', async () => {
      const { api, number, code } = await withCode('sqlite');
      expect(await close(api, number, code)).toEqual({ ok: true, data: { status: 'pending' } });
      expect(await register(api, number, code)).toMatchObject(refusal(10007));
    });

    it('replace an older code, and are replaced by a newer one', async () => {
      const api = await apiForTest('sqlite');
      const number = nextNumber();
      const first = await codeOfPurpose(api, number, 'register');
      api.clock.advance(60);
      const second = await codeFor(api, number);
      api.clock.advance(60);
      const third = await codeOfPurpose(api, number, 'register');
      for (const old of [first, second].filter((code) => code !== third)) {
        expect(await register(api, number, old)).toMatchObject(refusal(10006));
      }
      expect((await register(api, number, third)).ok).toBe(true);
    });

    it('are revoked after five wrong attempts, for any purpose', async () => {
      const { api, number, code } = await withCode('sqlite');
      const wrong = wrongFor(code);
      for (const tryOn of [register, close, register, close, register])
        expect(await tryOn(api, number, wrong)).toMatchObject(refusal(10006));
      expect(await register(api, number, code)).toMatchObject(refusal(10007));
      expect(await close(api, number, code)).toMatchObject(refusal(10007));
    });
  });
});

describe('sending limits (T12, T14)', () => {
  it('five in an hour and ten in a day for a number', async () => {
    const api = await apiForTest('sqlite', { LIMIT_CODES_PER_ADDRESS_HOUR: '1000' });
    const number = nextNumber();
    const fiveCome = async () => {
      for (let sent = 0; sent < 5; sent++) {
        expect((await ask(api, number)).ok).toBe(true);
        api.clock.advance(60);
      }
    };
    await fiveCome();
    expect(await ask(api, number)).toMatchObject(refusal(10020, { retryAfterSeconds: 3300 }));
    api.clock.advance(3300);
    await fiveCome();
    api.clock.advance(3600);
    expect(await ask(api, number)).toMatchObject(refusal(10020));
    api.clock.advance(86_400);
    expect((await ask(api, number)).ok).toBe(true);
  });

  it('a limit in an hour for all addresses together', async () => {
    const api = await apiForTest('sqlite', { LIMIT_CODES_TOTAL_HOUR: '3' });
    for (let sent = 0; sent < 3; sent++) await codeFor(api, nextNumber(), `198.51.100.${sent}`);
    expect(await ask(api, nextNumber(), '198.51.100.9')).toMatchObject(refusal(10020));
    api.clock.advance(3600);
    expect((await ask(api, nextNumber())).ok).toBe(true);
  });
});

it('T11: asking for a code gives known and unknown phones the same bytes, by the same queries to the database', async () => {
  let asked: string[] = [];
  const { db, close: closeDatabase } = await openTestDatabase('sqlite', ({ sql }) => asked.push(sql));
  onTestFinished(closeDatabase);
  const api = await apiForTest('sqlite', { LIMIT_CODES_PER_ADDRESS_HOUR: '1000' }, { db });
  const known = nextNumber();
  expect((await register(api, known, await codeFor(api, known))).ok).toBe(true);
  const answerTo = async (number: PhoneNumber) => {
    api.clock.advance(3600);
    asked = [];
    const init = { method: 'POST', headers: wireHeaders, body: productBody(number) };
    const response = await api.request('/api/v5/register/phone_code', init);
    return [asked, response.status, [...response.headers], await response.text()];
  };
  expect(await answerTo(known)).toEqual(await answerTo(nextNumber()));
});

it.each([
  ['44', '13800000000'],
  ['', '13800000000'],
  ['1', '9005551234'],
])('§3.7 A8: no code is sent to area %j, phone %s, and nothing is counted', async (area_code, phone) => {
  const api = await apiForTest('sqlite');
  const answer = await api.call('registerPhoneCode', { area_code, phone });
  expect(answer).toMatchObject(refusal(10014));
  for (const table of ['sms_outbox', 'rate_keys'] as const) {
    expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
