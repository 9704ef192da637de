import { describe, expect, it } from 'vitest';
import { createCallLog, MAX_RECORDS } from '#islands/workbench/logs/call-log.ts';
import { filterRecords, reportOf, summarise, type CallRecord } from '#islands/workbench/logs/call-record.ts';
import { demoClient } from '#tests/helpers/workbench-stores.ts';

const record = (change: Partial<CallRecord> = {}): CallRecord => ({
  id: 1,
  at: Date.UTC(2026, 10, 22),
  module: 'browserManager',
  action: 'Open',
  args: '{"id":"a"}',
  outcome: 'done',
  reason: '',
  tookMs: 12,
  ...change,
});

describe('summarise', () => {
  it.each([
    [undefined, ''],
    [{ userName: 'harbour', password: 'geheim' }, '{"userName":"harbour","password":"•••"}'],
    [{ code: 'geheim' }, '{"code":"•••"}'],
    [{ key: 'Language', value: 'geheim' }, '{"key":"Language","value":"•••"}'],
    [
      {
        method: 'POST',
        url: 'https://a.example/b?data=geheim',
        headers: { cookie: 'geheim' },
        body: 'geheim',
      },
      '{"method":"POST","url":"https://a.example/b","headers":"•••","body":"•••"}',
    ],
    [{ whitelist: ['1', '2', '3', '4', '5', '6', '7'] }, '{"whitelist":["1","2","3","4","5","+2"]}'],
  ])('shows of %j only %s', (payload, text) => {
    expect(summarise(payload)).toBe(text);
    expect(text).not.toContain('geheim');
  });

  it('shortens long values', () => {
    expect(summarise({ text: 'x'.repeat(500) }).length).toBeLessThan(120);
  });
});

const records = [record(), record({ id: 2, action: 'Close', outcome: 'refused', reason: '店铺不存在' })];

it.each([
  [{ query: '', isFailuresOnly: false }, [1, 2]],
  [{ query: '', isFailuresOnly: true }, [2]],
  [{ query: '店铺', isFailuresOnly: false }, [2]],
])('filterRecords with %j leaves %j', (filter, ids) => {
  expect(filterRecords(records, filter).map(({ id }) => id)).toEqual(ids);
});

it('reportOf starts with the known facts, then has a line for each call, oldest first', () => {
  const records = [record({ outcome: 'timeout', reason: 'Network', tookMs: 30_000 }), record()];

  expect(reportOf({ client: '6.3.0', page: undefined }, records)).toBe(
    [
      'client: 6.3.0',
      '',
      '2026-11-22T00:00:00.000Z browserManager.Open done 12 ms {"id":"a"}',
      '2026-11-22T00:00:00.000Z browserManager.Open timeout 30000 ms (Network) {"id":"a"}',
    ].join('\n'),
  );
});

function setUp() {
  let nowMs = 0;
  const clock = { wallMs: () => 5, monotonicMs: () => (nowMs += 10) };
  return createCallLog(demoClient().client, (run) => run(), clock);
}

describe('createCallLog', () => {
  it('records each call and its result, and changes neither', async () => {
    const log = setUp();
    const reply = await log.client.browserManager.open({ id: 'US-1' });

    expect(reply).toEqual({ id: 'US-1', status: 'open' });
    const asked = { module: 'browserManager', action: 'Open', args: '{"id":"US-1"}' };
    expect(log.$records.get()).toEqual([{ id: 1, at: 5, ...asked, outcome: 'done', reason: '', tookMs: 10 }]);
  });

  it('keeps the newest records, and none after clearing', async () => {
    const log = setUp();
    for (let count = 0; count < MAX_RECORDS + 5; count += 1) await log.client.systemInfo.getVersion();
    expect(log.$records.get()).toHaveLength(MAX_RECORDS);
    expect(log.$records.get()[0]?.id).toBe(MAX_RECORDS + 5);
    log.clear();
    expect(log.$records.get()).toEqual([]);
  });
});
