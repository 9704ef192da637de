/** What counts as one visitor: A9, and harmless visitors who share an address. */
import { describe, expect, it } from 'vitest';
import { ask, codeAt, numberOf, register, wrongFor } from '#tests/helpers/new-account.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';

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
  const start = (environment: Record<string, string> = {}) => apiForTest('sqlite', environment);

  it('A9: a household’s requests for a number count together, so that it cannot use up the codes of others', async () => {
    const api = await start({ LIMIT_CODES_TOTAL_HOUR: '100000' });
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
    const api = await start({ LIMIT_FAILED_LOOKUPS_PER_ADDRESS_HOUR: '5' });
    const answers = [];
    for (let index = 0; index < 25; index++) {
      const from = `2001:db8:1:2${hex(16 + index)}::1`;
      answers.push(await api.call('inviteTokenStatus', { token: `unknown-token-${index}` }, { from }));
    }
    const blocked = answers.filter((answer) => !answer.ok && answer.failure.kind === 'maintenance');
    expect(blocked).toHaveLength(5);
  });

  it('neighbouring phones in one carrier’s network get their codes and register', async () => {
    const api = await start();
    expect(await sentTo(api, 30, (index) => `2001:db8:1:2${hex(16 + index)}::1`)).toBe(30);
    for (const index of [0, 1, 2]) {
      // By now the phone has another address of the same carrier.
      const from = `2001:db8:1:3${hex(16 + index)}::1`;
      const code = await codeAt(api, numberOf(index));
      expect(await register(api, numberOf(index), code, {}, { from })).toMatchObject({ ok: true });
    }
  });

  it('an office behind one address looks up, reports usage and sends forms while somebody there guesses tokens', async () => {
    const api = await start();
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
    const api = await start();
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
    const api = await start({ LIMIT_CODES_PER_ADDRESS_HOUR: '2' });
    expect(await sentTo(api, 12, (index) => `2001:db8:1:2${hex(16 + index)}::1`)).toBe(8);
    expect(await sentTo(api, 40, (index) => `2001:db8:1:${hex(0x1000 + index * 0x100)}::1`, 100)).toBe(24);
    expect(await sentTo(api, 1, () => '2001:db8:2::1', 900)).toBe(1);
  });

  it('an address that uses some of its codes may ask for as many more, and no others', async () => {
    const api = await start();
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
    const api = await start({ LIMIT_CODES_PER_ADDRESS_HOUR: '1' });
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
