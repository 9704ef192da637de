import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createKeyedHash, installationSecret } from '#server/keyed-hash.ts';
import { ask, codeAt, nextNumber, register } from '#tests/helpers/new-account.ts';
import { withoutPostgres } from '#tests/helpers/postgres.ts';
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
    // Each server finds the secret that the first of them made.
    const hash = createKeyedHash(await installationSecret(own, undefined));
    return apiForTest('postgres', {}, { db: own, clock, hash });
  };
  return [await serverAt(db), await serverAt(second)];
}

describe.skipIf(withoutPostgres())('two servers that share PostgreSQL', () => {
  const retsOf = (answers: Awaited<ReturnType<typeof ask | typeof register>>[]) =>
    answers.map((answer) => (answer.ok ? 0 : 'ret' in answer.failure && answer.failure.ret)).toSorted();

  it('count together, however the requests fall', async () => {
    const servers = await twoServers();
    const number = nextNumber();
    const answers = await Promise.all([...servers, ...servers, ...servers].map((api) => ask(api, number)));
    expect(retsOf(answers)).toEqual([0, ...Array<number>(5).fill(10020)]);
  });

  it('take each other’s codes, and open one account when both are asked at once', async () => {
    const servers = await twoServers();
    const number = nextNumber();
    expect((await ask(servers[0], number)).ok).toBe(true);
    const code = await codeAt(servers[0], number);
    const answers = await Promise.all(servers.map((api) => register(api, number, code)));
    expect(retsOf(answers)).toEqual([0, 10015]);
  });

  it('do not wait for each other for ever when their limits overlap', async () => {
    const servers = await twoServers();
    const numbers = Array.from({ length: 4 }, nextNumber);
    const both = [...servers, ...servers, ...servers, ...servers, ...servers];
    const answers = await Promise.all(numbers.flatMap((number) => both.map((api) => ask(api, number))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  });
});
