import { describe, expect, it } from 'vitest';
import { deleteOldestUsage } from '#server/usage/usage.ts';
import { productBody } from '#tests/helpers/requests.ts';
import { verifier } from '#tests/helpers/account-page.ts';
import { ORIGIN, apiForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

it.each(DATABASE_KINDS)(
  'usage records on %s are limited in total: the oldest are deleted (A3)',
  async (kind) => {
    const api = await apiForTest(kind);
    for (let second = 0; second < 6; second++) {
      await api.call('usageLog', { data: [{ key: `k${second}`, platform: 'PC' }] });
      api.clock.advance(1);
    }
    expect(await deleteOldestUsage(api.db, 6)).toBe(0);
    expect(await deleteOldestUsage(api.db, 4)).toBe(2);
    const left = await api.db.selectFrom('usage_records').select('key').orderBy('created_at').execute();
    expect(left.map(({ key }) => key)).toEqual(['k2', 'k3', 'k4', 'k5']);
  },
);

describe('usage records', () => {
  it('are stored without what identifies a person', async () => {
    const api = await apiForTest('sqlite');
    const segmentation = {
      page_name: 'home',
      current_url: 'https://x.example/staffregister?token=secret-token&a=1#phone=13800000000',
      Phone: '13800000000',
      sid: 'secret-sid',
      is_test: false,
      count: 3,
      nothing: null,
    };
    const data = [{ key: 'page_view', count: 1, platform: 'PC', segmentation } as const];
    expect(await api.call('usageLog', { data })).toEqual({ ok: true, data: undefined });
    const [row] = await api.db.selectFrom('usage_records').selectAll().execute();
    expect(row).toMatchObject({ key: 'page_view', count: 1, platform: 'PC', created_at: api.clock.now() });
    expect(JSON.parse(row?.segmentation ?? '')).toEqual({
      page_name: 'home',
      current_url: 'https://x.example/staffregister?token=&a=1#phone=',
      is_test: false,
      count: 3,
      nothing: null,
    });
  });

  it('are also accepted by beacon, without the API’s headers', async () => {
    const api = await apiForTest('sqlite');
    const response = await api.request('/api/v5/usage/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: productBody({ data: [{ key: 'leave', platform: 'PC' }] }),
    });
    expect([response.status, await response.json()]).toEqual([200, { ret: 0, msg: '', data: '' }]);
    expect(await api.db.selectFrom('usage_records').selectAll().execute()).toHaveLength(1);
  });

  it('are limited for an address in a minute and a day, and for all in an hour (A3)', async () => {
    const api = await apiForTest('sqlite', {
      LIMIT_USAGE_BATCHES_PER_ADDRESS_MINUTE: '2',
      LIMIT_USAGE_BATCHES_PER_ADDRESS_DAY: '3',
      LIMIT_USAGE_BATCHES_TOTAL_HOUR: '5',
    });
    const send = async (from: string) =>
      (await api.call('usageLog', { data: [{ key: 'k', platform: 'PC' }] }, { from })).ok;
    const [first, second, third, last] = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
    expect([await send(first), await send(first), await send(first)]).toEqual([true, true, false]);
    api.clock.advance(61);
    expect([await send(first), await send(first)]).toEqual([true, false]);
    expect([await send(second), await send(third), await send(last)]).toEqual([true, true, false]);
    api.clock.advance(3600);
    expect([await send(first), await send(last)]).toEqual([false, true]);
  });
});

it.each([
  ['code_verifier', ''],
  ['code_verifier', 'too-short'],
  ['code_verifier', 'x'.repeat(129)],
  ['code_verifier', `${'x'.repeat(42)} `],
  ['redirect', 'https://evil.example/oauth'],
  ['redirect', '/oauth'],
  ['redirect', 'javascript:alert(1)'],
  ['redirect', 'https://site.test.evil.example/'],
])('a sign-in whose %s is %j is refused', async (field, value) => {
  const api = await apiForTest('sqlite');
  const payload = { code: 'c', state: 's', redirect: `${ORIGIN}/oauth`, code_verifier: verifier };
  const answer = await api.call('oauthExchange', { ...payload, [field]: value });
  expect(answer).toMatchObject({ failure: { ret: 10030, field } });
});

const record = (more: object = {}) => ({ data: [{ key: 'k', platform: 'PC', ...more }] });
const long = (chars: number) => record({ segmentation: { a: 'x'.repeat(chars), b: 'x'.repeat(chars) } });

it.each([
  ['an empty batch', { data: [] }, true],
  ['101 records', { data: Array(101).fill(record().data[0]) }, false],
  ['another platform', record({ platform: 'Phone' }), false],
  ['nested values', record({ segmentation: { a: { b: 1 } } }), false],
  ['a control character', record({ segmentation: { a: '\u001b' } }), false],
  ['one in a name', record({ segmentation: { '\u001b': 1 } }), false],
  ['a key with markup', record({ key: '<b>' }), false],
  ['3,000 characters (A3)', long(1500), true],
  ['3,200 characters (A3)', long(1600), false],
])('usage records: %s (%#)', async (_name, batch, ok) => {
  const api = await apiForTest('sqlite');
  expect((await api.call('usageLog', batch as never)).ok).toBe(ok);
});
