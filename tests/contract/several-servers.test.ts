import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { readContent } from '#server/content/content.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { createKeyedHash, installationSecret } from '#server/keyed-hash.ts';
import { createLog } from '#server/log.ts';
import { noProvider } from '#server/oauth/local-provider.ts';
import { createOutbox } from '#server/sms/outbox.ts';
import { seal, unseal } from '#src/api/envelope/index.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { withoutPostgres } from '#tests/helpers/postgres.ts';
import { openTestDatabase, type TestDatabase } from '#tests/helpers/test-databases.ts';

describe.skipIf(withoutPostgres())('two servers that share PostgreSQL', () => {
  let first: TestDatabase;
  let second: Database;
  const clock = createFakeClock();
  let ask: (server: 0 | 1, path: string, payload: object) => Promise<{ ret: number; data: unknown }>;

  beforeAll(async () => {
    first = await openTestDatabase('postgres');
    if (first.url === undefined) throw new Error('A PostgreSQL has an address.');
    second = openDatabase({ kind: 'postgres', url: first.url });
    const config = readConfig({});
    const apps = await Promise.all(
      [first.db, second].map(async (db) =>
        createApp({
          config,
          db,
          clock,
          // Each server finds the secret that the first of them made.
          hash: createKeyedHash(await installationSecret(db, undefined)),
          content: readContent(config.contentDir),
          sms: createOutbox(db, clock),
          oauth: noProvider,
          log: createLog('silent'),
        }),
      ),
    );
    ask = async (server, path, payload) => {
      const response = await apps[server]?.request(`http://site.test/api/v5${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'super-lang': 'zh', 'x-api-key': 'berth-product-key' },
        body: JSON.stringify({ data: seal(payload, 'berth-product-16') }),
      });
      const body = (await response?.json()) as { ret: number; data: string };
      return { ret: body.ret, data: body.data === '' ? undefined : unseal(body.data, 'berth-product-16') };
    };
  });
  afterAll(async () => {
    await second.destroy();
    await first.close();
  });

  it('count together, however the requests fall', async () => {
    const number = { area_code: '86', phone: '13800000001' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(index % 2 === 0 ? 0 : 1, '/register/phone_code', number)),
    );
    expect(answers.map((answer) => answer.ret).toSorted()).toEqual([0, ...Array<number>(9).fill(10020)]);
  });

  it('take each other’s codes, and open one account when both are asked at once', async () => {
    const number = { area_code: '86', phone: '13800000002' };
    expect((await ask(0, '/register/phone_code', number)).ret).toBe(0);
    const { code } = await first.db
      .selectFrom('sms_outbox')
      .select('code')
      .where('recipient', '=', '+8613800000002')
      .executeTakeFirstOrThrow();
    const form = { ...number, code, password: 'Harbour42', user_name: 'seller01', type: 'user' };
    const answers = await Promise.all([ask(0, '/register/add', form), ask(1, '/register/add', form)]);
    expect(answers.map((answer) => answer.ret).toSorted()).toEqual([0, 10015]);
  });

  it('do not wait for each other for ever when their limits overlap', async () => {
    clock.advance(86_400);
    const requests = Array.from({ length: 40 }, (_, index) =>
      ask(index % 2 === 0 ? 0 : 1, '/register/phone_code', {
        area_code: '86',
        phone: `1370000000${index % 4}`,
      }),
    );
    const rets = (await Promise.all(requests)).map((answer) => answer.ret);
    expect(rets.filter((ret) => ret === 0)).toHaveLength(4);
  });
});
