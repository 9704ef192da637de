import { describe, expect, it } from 'vitest';
import { createClock, checkLatestTime } from '#server/clock.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLimiter } from '#server/limits/limiter.ts';
import { recordUsage } from '#server/usage/usage.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { insertMadeUp } from '#tests/helpers/made-up-rows.ts';
import { serverForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, databaseForTest } from '#tests/helpers/test-databases.ts';
import { emptySite, withDb } from '#tests/helpers/used-site.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe.each(DATABASE_KINDS)('a start whose clock is behind the latest time seen, on %s (S7)', (kind) => {
  it('revokes unused codes', async () => {
    const db = await databaseForTest(kind);
    const clock = createFakeClock();
    expect(await checkLatestTime(db, clock)).toMatchObject({ isBehind: false });
    await insertMadeUp(db, 'codes', { used_at: null });
    clock.advance(3);
    expect(await checkLatestTime(db, clock)).toMatchObject({ isBehind: false });
    expect(await db.selectFrom('codes').selectAll().execute()).toHaveLength(1);
    clock.advance(-600);
    expect(await checkLatestTime(db, clock)).toMatchObject({ isBehind: true });
    expect(await db.selectFrom('codes').selectAll().execute()).toEqual([]);
  });

  it('counts future times in the limits as now', async () => {
    const db = await databaseForTest(kind);
    const clock = createFakeClock();
    const limiter = createLimiter(db, clock);
    const rule = { key: createKeyedHash('x')('forms'), limit: 1, windowSeconds: HOUR };
    clock.advance(DAY);
    expect((await limiter.consume([rule])).allowed).toBe(true);
    clock.advance(-DAY);
    await checkLatestTime(db, clock);
    expect(await limiter.check([rule])).toEqual({ allowed: false, retryAfterSeconds: HOUR });
    clock.advance(HOUR);
    expect((await limiter.check([rule])).allowed).toBe(true);
  });

  it('is also detected with the machine’s clock', async () => {
    const db = await databaseForTest(kind);
    expect(await checkLatestTime(db, createClock())).toEqual({ isBehind: false, deletesFrom: 0 });
  });
});

describe.each(DATABASE_KINDS)('a start more than a day past the latest time seen, on %s', (kind) => {
  it('deletes nothing by age for an hour, restarted or not, and logs why', async () => {
    const environment = { ...(await emptySite(kind)), LIMIT_USAGE_RECORDS: '1' };
    const clock = createFakeClock();
    async function run() {
      const { log, lines } = heardLog();
      const server = await serverForTest(environment, { clock, log });
      const heard = (words: string) => lines.some(({ msg }) => msg.includes(words));
      // One more of these than are kept, so that the hourly job logs its run.
      if (hasRun) await waitUntil('the hourly job', () => heard('more usage records'));
      hasRun = true;
      await server.close();
      return withDb(environment, async (db) => {
        for (let index = 0; index < 2; index++) {
          clock.advance(1);
          const record = { key: 'x', count: 1, platform: 'PC' as const, segmentation: {} };
          await recordUsage(db, clock, [record], { language: 'zh', device: '' });
        }
        const kept = await db.selectFrom('sms_outbox').select('id').execute();
        return { kept: kept.length, isTold: heard('nothing is deleted by age') };
      });
    }
    let hasRun = false;
    expect(await run()).toEqual({ kept: 0, isTold: false });
    await withDb(environment, (db) => insertMadeUp(db, 'sms_outbox', { created_at: clock.now() }));
    clock.advance(100 * DAY);
    expect(await run()).toEqual({ kept: 1, isTold: true });
    clock.advance(HOUR / 2);
    expect(await run()).toEqual({ kept: 1, isTold: true });
    clock.advance(HOUR / 2);
    expect(await run()).toEqual({ kept: 0, isTold: false });
  });
});
