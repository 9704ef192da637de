/** What somebody can do to the codes of somebody else, and to everybody's: A5 to A8. */
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const number = { area_code: '86', phone: '13812345678' } as const;
const form = { password: 'Harbour42', user_name: 'seller01', type: 'user' } as const;
const VICTIM = '198.51.100.1';
const ATTACKER = '203.0.113.66';
const TOO_MANY = { ok: false, failure: { kind: 'ret', ret: 10020 } };
const GENEROUS = { LIMIT_CODES_PER_ADDRESS_HOUR: '1000' };

/** @returns a number of its own for each index */
const numberOf = (index: number) =>
  ({ area_code: '86', phone: `139${String(index).padStart(8, '0')}` }) as const;

describe.each(DATABASE_KINDS)('codes of others on %s', (kind) => {
  const ask = (api: TestApi, from: string) => api.call('registerPhoneCode', number, { from });
  const tryCode = (api: TestApi, code: string, from: string) =>
    api.call('registerAdd', { ...number, ...form, code }, { from });

  it('A5: somebody who asks for a number all day leaves its owner codes, that day and the next', async () => {
    const api = await apiForTest(kind, GENEROUS);
    let [sent, got] = [0, 0];
    for (let minute = 0; minute < 2 * 24 * 60; minute += 10) {
      if ((await ask(api, ATTACKER)).ok) sent++;
      if (minute % 240 === 120) {
        api.clock.advance(61);
        if ((await ask(api, VICTIM)).ok) got++;
        api.clock.advance(-61);
      }
      api.clock.advance(600);
    }
    expect([sent, got]).toEqual([20, 12]);
  });

  it('A5: when several have used up what a number may get, an address that has not asked for it still gets some', async () => {
    const api = await apiForTest(kind, GENEROUS);
    for (const attacker of ['203.0.113.66', '203.0.113.67', '203.0.113.68']) {
      for (let hour = 0; hour < 3; hour++) {
        for (let minute = 0; minute < 5; minute++) {
          await ask(api, attacker);
          api.clock.advance(60);
        }
        api.clock.advance(3300);
      }
    }
    expect(await ask(api, ATTACKER)).toMatchObject(TOO_MANY);
    expect((await ask(api, VICTIM)).ok).toBe(true);
    expect((await tryCode(api, await api.lastCode(`+86${number.phone}`), VICTIM)).ok).toBe(true);
  });

  it('A5: what a number gets in a day is bounded, however many addresses ask', async () => {
    const api = await apiForTest(kind, { ...GENEROUS, LIMIT_CODES_TOTAL_HOUR: '100000' });
    let sent = 0;
    for (let index = 0; index < 60; index++) {
      if ((await ask(api, `203.0.113.${index}`)).ok) sent++;
      api.clock.advance(1200);
    }
    expect(sent).toBe(30);
  });

  it('A6: addresses that ask again and again leave a share to those that have not asked, and the log warns at half', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const api = await apiForTest(kind, { LIMIT_CODES_TOTAL_HOUR: '50' }, { log });
    let index = 0;
    for (let attacker = 0; attacker < 6; attacker++) {
      for (let tries = 0; tries < 10; tries++) {
        index++;
        await api.call('registerPhoneCode', numberOf(index), { from: `203.0.113.${attacker}` });
      }
    }
    expect(await api.db.selectFrom('sms_outbox').selectAll().execute()).toHaveLength(42); // four times ten, and the first of two more
    expect(lines.filter((line) => line.includes('LIMIT_CODES_TOTAL_HOUR'))).toHaveLength(1);
    expect((await ask(api, VICTIM)).ok).toBe(true);
    expect(await ask(api, '203.0.113.4')).toMatchObject(TOO_MANY);
  });

  it('A6: an address that asks ten times in the same moment is new for the first of them alone', async () => {
    const api = await apiForTest(kind, { LIMIT_CODES_TOTAL_HOUR: '50' });
    for (let attacker = 0; attacker < 6; attacker++) {
      const asked = Array.from({ length: 10 }, (_, tries) =>
        api.call('registerPhoneCode', numberOf(attacker * 10 + tries), { from: `203.0.113.${attacker}` }),
      );
      await Promise.all(asked);
    }
    expect(await api.db.selectFrom('sms_outbox').selectAll().execute()).toHaveLength(42); // four times ten, and the first of two more
    expect((await ask(api, VICTIM)).ok).toBe(true);
  });

  it('A7: wrong tries of others do not burn a code, and are bounded', async () => {
    const api = await apiForTest(kind);
    await ask(api, VICTIM);
    const code = await api.lastCode(`+86${number.phone}`);
    const wrong = code === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 30; tries++) {
      expect(await tryCode(api, wrong, `203.0.113.${tries}`)).toMatchObject({ failure: { ret: 10006 } });
    }

    // Even who holds the code cannot use it from elsewhere now; where it was asked for, it is as good as before.
    expect(await tryCode(api, code, ATTACKER)).toMatchObject({ failure: { ret: 10007 } });
    for (let tries = 0; tries < 4; tries++) await tryCode(api, wrong, VICTIM);
    expect((await tryCode(api, code, VICTIM)).ok).toBe(true);
  });

  it('A7: a code that was asked for on one network is good on another', async () => {
    const api = await apiForTest(kind);
    await ask(api, VICTIM);
    expect((await tryCode(api, await api.lastCode(`+86${number.phone}`), '192.0.2.9')).ok).toBe(true);
  });

  it.each(['9005551234', '8765551234', '8095551234', '1005551234'])(
    'A8: no code goes to +1 %s',
    async (phone) => {
      const api = await apiForTest(kind);
      expect(await api.call('registerPhoneCode', { area_code: '1', phone })).toMatchObject({
        failure: { ret: 10014 },
      });
      expect(await api.db.selectFrom('sms_outbox').selectAll().execute()).toEqual([]);
      expect(await api.db.selectFrom('rate_keys').selectAll().execute()).toEqual([]);
    },
  );
});
