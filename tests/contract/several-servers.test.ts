import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createKeyedHash, installationSecret } from '#server/keyed-hash.ts';
import { partnerKeyHash } from '#server/statistics/partner-keys.ts';
import { allow, byPassword } from '#tests/helpers/account-page.ts';
import { accountForm, ask, codeAt, codeFor, nextNumber, register } from '#tests/helpers/new-account.ts';
import { isMissing } from '#scripts/lib/machine.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { openTestDatabase } from '#tests/helpers/test-databases.ts';

async function twoServers(): Promise<[TestApi, TestApi]> {
  const { db, url = '', close } = await openTestDatabase('postgres');
  const second = openDatabase({ kind: 'postgres', url });
  onTestFinished(async () => {
    await second.destroy();
    await close();
  });
  const clock = createFakeClock();
  const serverAt = async (own: typeof db) => {
    // Each server uses the secret that the first of them made.
    const hash = createKeyedHash(await installationSecret(own, undefined));
    return apiForTest('postgres', {}, { db: own, clock, hash });
  };
  return [await serverAt(db), await serverAt(second)];
}

describe.skipIf(isMissing('postgres'))('two servers that share PostgreSQL', () => {
  const retsOf = (answers: Awaited<ReturnType<typeof ask | typeof register>>[]) =>
    answers.map((answer) => (answer.ok ? 0 : 'ret' in answer.failure && answer.failure.ret)).toSorted();

  it('accept each other’s codes, and open one account when both are asked at once', async () => {
    const servers = await twoServers();
    const number = nextNumber();
    expect((await ask(servers[0], number)).ok).toBe(true);
    const code = await codeAt(servers[0], number);
    const answers = await Promise.all(servers.map((api) => register(api, number, code)));
    expect(retsOf(answers)).toEqual([0, 10015]);
  });

  it('count together, without a deadlock where their limits overlap', async () => {
    const servers = await twoServers();
    const numbers = Array.from({ length: 4 }, nextNumber);
    const both = [...servers, ...servers, ...servers, ...servers, ...servers];
    const answers = await Promise.all(numbers.flatMap((number) => both.map((api) => ask(api, number))));
    expect(retsOf(answers)).toEqual([0, 0, 0, 0, ...Array<number>(36).fill(10020)]);
  });

  it('share accounts: a person who registers at one signs in at both, once for each code', async () => {
    const [one, other] = await twoServers();
    const number = nextNumber();
    expect(await register(one, number, await codeFor(one, number))).toMatchObject({ ok: true });
    const { ticket } = await byPassword(other, number.phone, accountForm.password);
    const { exchange } = await allow(one, ticket);
    const answers = await Promise.all([exchange(), exchange({}, other), exchange()]);
    expect(answers.filter(({ ok }) => ok)).toMatchObject([{ data: { user_name: accountForm.user_name } }]);

    for (let tries = 0; tries < 5; tries++) {
      for (const api of [one, other]) await byPassword(api, number.phone, 'wrong-password');
    }
    for (const api of [one, other]) {
      expect((await byPassword(api, number.phone, accountForm.password)).ticket).toBe('');
    }
  });

  it('show the same figures, to partners and to inviters', async () => {
    const [one, other] = await twoServers();
    const [number, friend] = [nextNumber(), nextNumber()];
    const joined = await register(one, number, await codeFor(one, number), { promoter: 'harbor' });
    const { session = '', referral_code: referral } = joined.ok ? joined.data : {};
    await register(other, friend, await codeFor(other, friend), { promoter: 'harbor', referral });
    const segmentation = { button_name: 'landing', current_url: 'https://www.shop.test/?promoter=harbor' };
    const visit = { key: 'home:landing', platform: 'PC' as const, segmentation };
    await other.call('usageLog', { data: [visit] });
    const key = 'the key of harbor';
    const row = { promoter: 'harbor', key_hash: partnerKeyHash(one.hash, 'harbor', key), created_at: 1 };
    await one.db.insertInto('partner_keys').values(row).execute();
    for (const api of [one, other]) {
      expect(await api.call('accountReferrals', { session })).toEqual({ ok: true, data: { count: 1 } });
      expect(await api.call('partnerFigures', { promoter: 'harbor', key })).toMatchObject({
        ok: true,
        data: { total: { visits: 1, registrations: 2 } },
      });
    }
  });
});
