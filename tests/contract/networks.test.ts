/** Who counts as one visitor: A9, and those who share an address with others and mean no harm. */
import { describe, expect, it } from 'vitest';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const numberOf = (index: number) =>
  ({ area_code: '86', phone: `139${String(index).padStart(8, '0')}` }) as const;
const hex = (value: number) => value.toString(16);
const GENEROUS = { LIMIT_CODES_TOTAL_HOUR: '100000' };

/** How many of the requests were answered, each for a number of its own and from the address of its index. */
async function sentTo(api: TestApi, requests: number, from: (index: number) => string, firstNumber = 0) {
  let sent = 0;
  for (let index = 0; index < requests; index++) {
    const answer = await api.call('registerPhoneCode', numberOf(firstNumber + index), { from: from(index) });
    if (answer.ok) sent++;
  }
  return sent;
}

describe.each(DATABASE_KINDS)('who counts as one visitor on %s', (kind) => {
  it('A9: the 256 addresses of one household get as many codes as four, and its /48 as many as sixteen', async () => {
    const api = await apiForTest(kind, GENEROUS);
    expect(await sentTo(api, 60, (index) => `2001:db8:1:2${hex(16 + index)}::1`)).toBe(40);
    expect(await sentTo(api, 200, (index) => `2001:db8:1:${hex(0x1000 + index * 0x100)}::1`, 100)).toBe(120);
    expect(await sentTo(api, 1, () => '2001:db8:2::1', 900)).toBe(1);
  });

  it('A9: a household asks for a number as one, so that it cannot use up what others may get', async () => {
    const api = await apiForTest(kind, GENEROUS);
    const ask = async (from: string) => (await api.call('registerPhoneCode', numberOf(1), { from })).ok;
    const asked = [];
    for (let index = 0; index < 40; index++) {
      asked.push(await ask(`2001:db8:1:${hex(index * 256)}::1`));
      api.clock.advance(61);
    }
    expect(asked.filter(Boolean)).toHaveLength(5);
    expect([await ask('2001:db8:7::1'), await ask('203.0.113.7')]).toEqual([true, true]);
  });

  it('A9: what a household does not find counts together', async () => {
    const api = await apiForTest(kind);
    const answers = [];
    for (let index = 0; index < 100; index++) {
      const from = `2001:db8:1:2${hex(16 + index)}::1`;
      answers.push(await api.call('inviteTokenStatus', { token: `unknown-token-${index}` }, { from }));
    }
    const blocked = answers.filter((answer) => !answer.ok && answer.failure.kind === 'maintenance');
    expect(blocked).toHaveLength(20);
  });

  it('phones of one carrier, neighbours in its network, get their codes and register', async () => {
    const api = await apiForTest(kind);
    const phones = Array.from({ length: 30 }, (_, index) => index);
    expect(await sentTo(api, phones.length, (index) => `2001:db8:1:2${hex(16 + index)}::1`)).toBe(30);
    for (const index of phones.slice(0, 3)) {
      const number = numberOf(index);
      const code = await api.lastCode(`+86${number.phone}`);
      const form = { password: 'Harbour42', user_name: `seller${index}`, type: 'user' } as const;
      // By now the phone has another address of the same carrier.
      const from = `2001:db8:1:3${hex(16 + index)}::1`;
      expect(await api.call('registerAdd', { ...number, ...form, code }, { from })).toMatchObject({
        ok: true,
      });
    }
  });

  it('an office behind one address looks up, reports usage and sends forms while somebody there tries tokens', async () => {
    const api = await apiForTest(kind);
    const from = '198.51.100.20';
    for (let index = 0; index < 25; index++) {
      await api.call('inviteTokenStatus', { token: `unknown-token-${index}` }, { from });
    }
    const colleagues = await Promise.all([
      api.call('registerPhoneCode', numberOf(1), { from }),
      api.call('usageLog', { data: [{ key: 'page_view', platform: 'PC' }] }, { from }),
      api.call('feedbackAdd', { kind: 'idea', content: 'More shortcuts, please.' }, { from }),
    ]);
    expect(colleagues.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('fifty people of an office behind one address register within an hour, some of whom mistype', async () => {
    const api = await apiForTest(kind);
    const from = '198.51.100.20';
    const registered = [];
    // The last ten ask in the same minute.
    for (let person = 0; person < 50; person++) {
      if (person < 40) api.clock.advance(80);
      const number = numberOf(person);
      const asked = await api.call('registerPhoneCode', number, { from });
      const code = asked.ok ? await api.lastCode(`+86${number.phone}`) : '';
      const form = { ...number, password: 'Harbour42', user_name: `seller${person}`, type: 'user' } as const;
      const wrong = code === '123456' ? '654321' : '123456';
      // Every second one mistypes once, and one of them four times.
      const slips = person === 25 ? 4 : person % 2;
      for (let slip = 0; slip < slips; slip++)
        await api.call('registerAdd', { ...form, code: wrong }, { from });
      registered.push((await api.call('registerAdd', { ...form, code }, { from })).ok);
    }
    expect(registered).toEqual(Array(50).fill(true));
  });

  it('an address that shows some of its codes may ask for as many more, and for no others', async () => {
    const api = await apiForTest(kind);
    const from = '198.51.100.21';
    expect(await sentTo(api, 12, () => from)).toBe(10);
    for (const index of [0, 1, 2]) {
      const code = await api.lastCode(`+86${numberOf(index).phone}`);
      const form = { password: 'Harbour42', user_name: `seller${index}`, type: 'user' } as const;
      await api.call('registerAdd', { ...numberOf(index), ...form, code }, { from });
      // Shown twice, it counts once.
      await api.call('registerAdd', { ...numberOf(index), ...form, code }, { from });
    }
    expect(await sentTo(api, 10, () => from, 100)).toBe(3);
  });

  it('an address whose codes all serve is bounded too, at ten times what it may ask for', async () => {
    const api = await apiForTest(kind, { LIMIT_CODES_PER_ADDRESS_HOUR: '1' });
    const from = '198.51.100.22';
    let sent = 0;
    for (let index = 0; index < 12; index++) {
      if (!(await api.call('registerPhoneCode', numberOf(index), { from })).ok) continue;
      sent++;
      const code = await api.lastCode(`+86${numberOf(index).phone}`);
      const form = { password: 'Harbour42', user_name: `seller${index}`, type: 'user' } as const;
      await api.call('registerAdd', { ...numberOf(index), ...form, code }, { from });
    }
    expect(sent).toBe(10);
  });

  it('whoever mistypes a code four times, or a number, is let in with the right one', async () => {
    const api = await apiForTest(kind);
    const form = { password: 'Harbour42', user_name: 'seller01', type: 'user' } as const;
    // A digit wrong: another number, whose owner hears of it once.
    expect((await api.call('registerPhoneCode', numberOf(2))).ok).toBe(true);
    expect((await api.call('registerPhoneCode', numberOf(1))).ok).toBe(true);
    const code = await api.lastCode(`+86${numberOf(1).phone}`);
    const wrong = code === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 4; tries++) {
      const answer = await api.call('registerAdd', { ...numberOf(1), ...form, code: wrong });
      expect(answer).toMatchObject({ failure: { ret: 10006 } });
    }
    expect(await api.call('registerAdd', { ...numberOf(1), ...form, code })).toMatchObject({ ok: true });
  });
});
