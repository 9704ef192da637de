import { describe, expect, it } from 'vitest';
import { createCallLog, MOST_RECORDS } from '#islands/workbench/logs/call-log.ts';
import { demoClient } from '#tests/helpers/workbench-stores.ts';

function setUp() {
  let nowMs = 0;
  const clock = { wallMs: () => 5, monotonicMs: () => (nowMs += 10) };
  return createCallLog(demoClient().client, (run) => run(), clock);
}

describe('createCallLog', () => {
  it('notes what was asked and what became of it, and changes neither', async () => {
    const log = setUp();
    const reply = await log.client.browserManager.open({ id: 'US-1' });

    expect(reply).toEqual({ id: 'US-1', status: 'open' });
    const asked = { module: 'browserManager', action: 'Open', args: '{"id":"US-1"}' };
    expect(log.$records.get()).toEqual([{ id: 1, at: 5, ...asked, outcome: 'done', reason: '', tookMs: 10 }]);
  });

  it('keeps the newest, and nothing once it is emptied', async () => {
    const log = setUp();
    for (let count = 0; count < MOST_RECORDS + 5; count += 1) await log.client.systemInfo.getVersion();
    expect(log.$records.get()).toHaveLength(MOST_RECORDS);
    expect(log.$records.get()[0]?.id).toBe(MOST_RECORDS + 5);
    log.clear();
    expect(log.$records.get()).toEqual([]);
  });
});
