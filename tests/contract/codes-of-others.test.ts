/**
 * Attacks on the codes of one person, and of all: A5 to A7. What counts as one visitor: A9, and harmless visitors who
 * share an address.
 */
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
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
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

const hex = (value: number) => value.toString(16);

/** The number of answered requests, each for its own number and from the address of its index. */
async function sentTo(api: TestApi, requests: number, from: (index: number) => string, firstNumber = 0) {
  let sent = 0;
  for (let index = 0; index < requests; index++) {
    if ((await ask(api, numberOf(firstNumber + index), from(index))).ok) sent++;
  }
  return sent;
}

describe('what counts as one visitor', () => {
  it('A9: a household’s requests for a number count together, so that it cannot use up the codes of others', async () => {
    const api = await apiForTest('sqlite', { LIMIT_CODES_TOTAL_HOUR: '100000' });
    const askOnce = async (from: string) => (await ask(api, numberOf(1), from)).ok;
    const asked = [];
    for (let index = 0; index < 40; index++) {
      asked.push(await askOnce(`2001:db8:1:${hex(index * 256)}::1`));
      api.clock.advance(61);
    }
    expect(asked.filter(Boolean)).toHaveLength(5);
    expect([await askOnce('2001:db8:7::1'), await askOnce('203.0.113.7')]).toEqual([true, true]);
  });

  it('A9: a household’s failed look-ups count together', async () => {
    const api = await apiForTest('sqlite', { LIMIT_FAILED_LOOKUPS_PER_ADDRESS_HOUR: '5' });
    const answers = [];
    for (let index = 0; index < 25; index++) {
      const from = `2001:db8:1:2${hex(16 + index)}::1`;
      answers.push(await api.call('inviteTokenStatus', { token: `unknown-token-${index}` }, { from }));
    }
    const blocked = answers.filter(
      (answer) => !answer.ok && answer.failure.kind === 'ret' && answer.failure.ret === 10020,
    );
    expect(blocked).toHaveLength(5);
  });

  it('neighbouring phones in one carrier’s network get their codes and register', async () => {
    const api = await apiForTest('sqlite');
    expect(await sentTo(api, 30, (index) => `2001:db8:1:2${hex(16 + index)}::1`)).toBe(30);
    for (const index of [0, 1, 2]) {
      // By now the phone has another address of the same carrier.
      const from = `2001:db8:1:3${hex(16 + index)}::1`;
      const code = await codeAt(api, numberOf(index));
      expect(await register(api, numberOf(index), code, {}, { from })).toMatchObject({ ok: true });
    }
  });

  it('an office behind one address looks up, reports usage and sends forms while somebody there guesses tokens', async () => {
    const api = await apiForTest('sqlite');
    const from = '198.51.100.20';
    for (let index = 0; index < 25; index++) {
      await api.call('inviteTokenStatus', { token: `unknown-token-${index}` }, { from });
    }
    const colleagues = await Promise.all([
      ask(api, numberOf(1), from),
      api.call('usageLog', { data: [{ key: 'page_view', platform: 'PC' }] }, { from }),
      api.call('feedbackAdd', { kind: 'idea', content: 'More shortcuts, please.' }, { from }),
    ]);
    expect(colleagues.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('fifty people of an office behind one address register within an hour, although some mistype', async () => {
    const api = await apiForTest('sqlite');
    const from = '198.51.100.20';
    const registered = [];
    // The last ten ask within the same minute.
    for (let person = 0; person < 50; person++) {
      if (person < 40) api.clock.advance(80);
      const number = numberOf(person);
      const code = (await ask(api, number, from)).ok ? await codeAt(api, number) : '';
      // Every second one mistypes once, and one of them four times.
      const slips = person === 25 ? 4 : person % 2;
      for (let slip = 0; slip < slips; slip++) await register(api, number, wrongFor(code), {}, { from });
      registered.push((await register(api, number, code, {}, { from })).ok);
    }
    expect(registered).toEqual(Array(50).fill(true));
  });

  it('A9: the 256 addresses of one household get as many codes as four, and its /48 as many as sixteen', async () => {
    const api = await apiForTest('sqlite', { LIMIT_CODES_PER_ADDRESS_HOUR: '2' });
    expect(await sentTo(api, 12, (index) => `2001:db8:1:2${hex(16 + index)}::1`)).toBe(8);
    expect(await sentTo(api, 40, (index) => `2001:db8:1:${hex(0x1000 + index * 0x100)}::1`, 100)).toBe(24);
    expect(await sentTo(api, 1, () => '2001:db8:2::1', 900)).toBe(1);
  });

  it('an address that uses some of its codes may ask for as many more, and no others', async () => {
    const api = await apiForTest('sqlite');
    const from = '198.51.100.21';
    expect(await sentTo(api, 12, () => from)).toBe(10);
    for (const number of [0, 1, 2].map(numberOf)) {
      const code = await codeAt(api, number);
      // A code that is used twice counts once.
      for (let shown = 0; shown < 2; shown++) await register(api, number, code, {}, { from });
    }
    expect(await sentTo(api, 10, () => from, 100)).toBe(3);
  });

  it('an address that uses all of its codes is limited too, at ten times its limit', async () => {
    const api = await apiForTest('sqlite', { LIMIT_CODES_PER_ADDRESS_HOUR: '1' });
    const from = '198.51.100.22';
    let sent = 0;
    for (const number of Array.from({ length: 12 }, (_, index) => numberOf(index))) {
      if (!(await ask(api, number, from)).ok) continue;
      sent++;
      await register(api, number, await codeAt(api, number), {}, { from });
    }
    expect(sent).toBe(10);
  });
});
