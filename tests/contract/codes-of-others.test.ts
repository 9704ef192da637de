/** Attacks on the codes of one person, and of all: A5 to A7. */
import { describe, expect, it } from 'vitest';
import {
  ask,
  codeAt,
  codeFor,
  nextNumber,
  numberOf,
  refusal,
  register,
  wrongFor,
} from '#tests/helpers/new-account.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { apiForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, rowsOn } from '#tests/helpers/test-databases.ts';

const number = nextNumber();
const VICTIM = '198.51.100.1';
const ATTACKER = '203.0.113.66';
const GENEROUS = { LIMIT_CODES_PER_ADDRESS_HOUR: '1000', LIMIT_CODES_TOTAL_HOUR: '100000' };

describe.each(DATABASE_KINDS)('codes of others on %s', (kind) => {
  it.each(rowsOn(kind, ['in the same moment', 'in a row']))(
    'A6: addresses that ask again and again, %s, leave a share to new addresses, and the log warns at half',
    async (how) => {
      const { log, lines } = heardLog();
      const api = await apiForTest(kind, { LIMIT_CODES_TOTAL_HOUR: '50' }, { log });
      for (let attacker = 0; attacker < 6; attacker++) {
        const from = `203.0.113.${attacker}`;
        const asks = Array.from(
          { length: 10 },
          (_, index) => () => ask(api, numberOf(attacker * 10 + index), from),
        );
        if (how === 'in a row') for (const askOnce of asks) await askOnce();
        else await Promise.all(asks.map((askOnce) => askOnce()));
      }
      // Four times ten, and the first of two more, since an address is new only once.
      expect(await api.db.selectFrom('sms_outbox').selectAll().execute()).toHaveLength(42);
      expect(lines.filter(({ msg }) => msg.includes('LIMIT_CODES_TOTAL_HOUR'))).toHaveLength(1);
      expect((await ask(api, number, VICTIM)).ok).toBe(true);
      expect(await ask(api, number, '203.0.113.4')).toMatchObject(refusal(10020));
    },
  );

  it('A7: wrong attempts of others do not revoke a code, and are limited', async () => {
    const api = await apiForTest(kind);
    const code = await codeFor(api, number, VICTIM);
    const tryAs = (from: string, given: string) => register(api, number, given, {}, { from });
    for (let tries = 0; tries < 30; tries++) {
      expect(await tryAs(`203.0.113.${tries}`, wrongFor(code))).toMatchObject(refusal(10006));
    }
    // Now even the right code is refused from other addresses; at the one that asked for it, it stays valid.
    expect(await tryAs(ATTACKER, code)).toMatchObject(refusal(10007));
    for (let tries = 0; tries < 4; tries++) await tryAs(VICTIM, wrongFor(code));
    expect((await tryAs(VICTIM, code)).ok).toBe(true);
  });
});

describe('codes of others', () => {
  it('A7: a code that was asked for on one network is valid on another', async () => {
    const api = await apiForTest('sqlite');
    await ask(api, number, VICTIM);
    expect((await register(api, number, await codeAt(api, number), {}, { from: '192.0.2.9' })).ok).toBe(true);
  });

  it('A5: an attacker who asks for a number all day leaves its owner codes, that day and the next', async () => {
    const api = await apiForTest('sqlite', GENEROUS);
    let [sent, got] = [0, 0];
    for (let minute = 0; minute < 2 * 24 * 60; minute += 40) {
      if ((await ask(api, number, ATTACKER)).ok) sent++;
      if (minute % 240 === 120) {
        api.clock.advance(61);
        if ((await ask(api, number, VICTIM)).ok) got++;
        api.clock.advance(-61);
      }
      api.clock.advance(2400);
    }
    expect([sent, got]).toEqual([20, 12]);
  });

  it('A5: when several have used up what a number may get, an address that has not asked for it still gets some', async () => {
    const api = await apiForTest('sqlite', GENEROUS);
    for (const attacker of ['203.0.113.66', '203.0.113.67', '203.0.113.68']) {
      for (let asked = 0; asked < 15; asked++) {
        await ask(api, number, attacker);
        api.clock.advance(asked % 5 === 4 ? 3360 : 60);
      }
    }
    expect(await ask(api, number, ATTACKER)).toMatchObject(refusal(10020));
    const code = await codeFor(api, number, VICTIM);
    expect((await register(api, number, code, {}, { from: VICTIM })).ok).toBe(true);
  });

  it('A5: a number’s codes in a day are limited, however many addresses ask', async () => {
    const api = await apiForTest('sqlite', GENEROUS);
    let sent = 0;
    for (let index = 0; index < 40; index++) {
      if ((await ask(api, number, `203.0.113.${index}`)).ok) sent++;
      api.clock.advance(1200);
    }
    expect(sent).toBe(30);
  });
});
