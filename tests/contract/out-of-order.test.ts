import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/schema.ts';
import { sqliteDialect } from '#server/db/sqlite-dialect.ts';
import { createLog } from '#server/log.ts';
import { SmsError } from '#server/sms/sender.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { codeFor, refusal, register } from '#tests/helpers/new-account.ts';
import { CONFIG, FEEDBACK, feedback, productBody, wireHeaders } from '#tests/helpers/requests.ts';
import { apiForTest } from '#tests/helpers/test-api.ts';
import { itOnPostgres } from '#tests/helpers/test-databases.ts';

describe('when something fails', () => {
  it('§8.9 maintenance is 429 for every call', async () => {
    const api = await apiForTest('sqlite', { MAINTENANCE: '1' });
    for (const response of [
      await api.request(FEEDBACK, feedback()),
      await api.request(CONFIG, { headers: wireHeaders }),
    ]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    }
    expect(await api.call('publicConfig', {})).toEqual({ ok: false, failure: { kind: 'maintenance' } });
  });

  it('S3: a full or read-only database is 503, and the server continues', async () => {
    const api = await apiForTest('sqlite');
    await sql`pragma query_only = 1`.execute(api.db);
    const response = await api.request(FEEDBACK, feedback());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await api.request(CONFIG, { headers: wireHeaders })).status).toBe(200);
    await sql`pragma query_only = 0`.execute(api.db);
    expect((await api.request(FEEDBACK, feedback())).status).toBe(200);
    await sql`pragma max_page_count = 1`.execute(api.db);
    const big = 'x'.repeat(4900);
    const statuses = [];
    for (let index = 0; index < 30; index++) {
      statuses.push((await api.request(FEEDBACK, feedback(`${index}${big}`))).status);
    }
    expect(statuses).toContain(503);
    expect(new Set([...statuses, 200, 503])).toEqual(new Set([200, 503]));
  });

  it('load balancers are told whether the database answers', async () => {
    const api = await apiForTest('sqlite', { MAINTENANCE: '1' });
    const health = await api.request('/api/health');
    expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
    const gone = { code: 'ECONNREFUSED' };
    const broken = await apiForTest('sqlite', {}, { db: brokenDatabase(gone) });
    expect((await broken.request('/api/health')).status).toBe(503);
  });

  it('load balancers and people are told whether submissions can be stored, also right after a change', async () => {
    const { log, lines } = heardLog();
    const api = await apiForTest('sqlite', {}, { log });
    const ask = async (path: string) => {
      const response = await api.request(path);
      return [response.status, (await response.json()) as unknown];
    };
    const works = [200, { ok: true }];
    expect(await ask('/api/health?for=writing')).toEqual(works);
    await sql`pragma query_only = 1`.execute(api.db);
    expect(await ask('/api/health?for=writing')).toEqual(works); // one try holds for ten seconds
    api.clock.advance(10);
    const [first, second] = await Promise.all([
      ask('/api/health?for=writing'),
      ask('/api/health?for=writing'),
    ]);
    expect([first, second]).toEqual([
      [503, { ok: false, problem: expect.stringContaining('may only be read') as string }],
      first,
    ]);
    expect(lines.filter(({ msg }) => msg === 'a test write to the database failed')).toHaveLength(1);
    expect(await ask('/api/health')).toEqual(works);
    await sql`pragma query_only = 0`.execute(api.db);
    api.clock.advance(1);
    expect(await ask('/api/health?for=writing')).toEqual(works);

    // The free space in the file is used up first.
    await sql`pragma max_page_count = 1`.execute(api.db);
    await api.db
      .insertInto('meta')
      .values({ key: 'x', value: 'x'.repeat(40_000) })
      .execute();
    api.clock.advance(10);
    const full = [503, { ok: false, problem: 'The disk is full.' }];
    expect([await ask('/api/health?for=writing'), await ask('/api/health')]).toEqual([full, works]);
    await sql`pragma max_page_count = 1000000`.execute(api.db);
    api.clock.advance(1);
    expect(await ask('/api/health?for=writing')).toEqual(works);
  });

  itOnPostgres('tells of a PostgreSQL that may only be read', async () => {
    const api = await apiForTest('postgres');
    const writing = async () => (await api.request('/api/health?for=writing')).status;
    const readOnly = async (value: string) => {
      await sql`set session characteristics as transaction ${sql.raw(value)}`.execute(api.db);
      api.clock.advance(10);
    };
    expect(await writing()).toBe(200);
    await readOnly('read only');
    expect([await writing(), (await api.request('/api/health')).status]).toEqual([503, 200]);
    await readOnly('read write');
    expect(await writing()).toBe(200);
  });

  it('an SMS gateway without an answer is 502, and the unsent code is revoked', async () => {
    let code = '';
    const api = await apiForTest(
      'sqlite',
      {},
      {
        sms: {
          send: (message) => {
            ({ code } = message);
            return Promise.reject(new SmsError('The gateway did not accept the message.'));
          },
        },
      },
    );
    const number = { area_code: '86', phone: '13800000000' } as const;
    expect(await api.call('registerPhoneCode', number)).toEqual({
      ok: false,
      failure: { kind: 'http', status: 502 },
    });
    expect(await register(api, number, code)).toMatchObject(refusal(10006));
  });

  it('a bug is 500 without details', async () => {
    const api = await apiForTest(
      'sqlite',
      {},
      { sms: { send: () => Promise.reject(new Error('secret detail')) } },
    );
    const response = await api.request('/api/v5/register/phone_code', {
      ...feedback(),
      body: productBody({ area_code: '86', phone: '13800000000' }),
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
  });
});

/** A database that fails at every query, like an unreachable one. */
function brokenDatabase(fields: object): Database {
  const dialect = sqliteDialect(':memory:');
  return new Kysely({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => {
        const driver = dialect.createDriver();
        driver.acquireConnection = () => Promise.reject(Object.assign(new Error('away'), fields));
        return driver;
      },
    },
  });
}

it('the log never has a phone, code, password, token or cookie', async () => {
  let text = '';
  const log = createLog('trace', { write: (line) => void (text += line) });
  const api = await apiForTest('sqlite', {}, { log });
  const number = { area_code: '86', phone: '13812345678' } as const;
  const code = await codeFor(api, number);
  for (let times = 0; times < 2; times++) await register(api, number, code, { password: 'Harbour42-secret' });
  await api.call('inviteTokenStatus', { token: 'token-of-an-invitation' });
  await sql`drop table submissions`.execute(api.db);
  const init = feedback('contents of a form', {
    cookie: 'sid=secret-session',
    authorization: 'Bearer secret-bearer',
  });
  expect((await api.request(`${FEEDBACK}?token=secret-query`, init)).status).toBe(500);
  expect(text).toContain('"path":"/api/v5/register/add","status":200');
  expect(text).toContain('no such table');
  for (const secret of ['13812345678', code, 'Harbour42', 'token-of-an', 'secret', 'contents of a form']) {
    expect(text).not.toContain(secret);
  }
});
