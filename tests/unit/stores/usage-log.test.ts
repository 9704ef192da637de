import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { usageLogRequest } from '#src/api/contract/usage.ts';
import type { Result } from '#src/api/errors.ts';
import { sessionStorageHelper } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { trackingRecord, type TrackedEvent } from '#src/domain/tracking.ts';
import {
  createUsageLog,
  parseEntries,
  USAGE_LIST_MAX,
  usageEntry,
  withAnonymousId,
  withEntry,
  type UsageEntry,
} from '#src/stores/usage-log.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';
import { settled } from '#tests/helpers/test-host.ts';

const context = { current_url: '', referrer: '', channel: '', anonymous_id: '', is_test: false };
const record = (page: string) => trackingRecord({ page_name: page }, context);
const entry = (event: TrackedEvent) => usageEntry(trackingRecord(event, context));

const noNetwork: Result<undefined> = { ok: false, failure: { kind: 'network' } };
const refusedByServer: Result<undefined> = { ok: false, failure: { kind: 'http', status: 500 } };

function setUp(answers: Result<undefined>[] = [], findAnonymousId = () => Promise.resolve('id-1')) {
  const storage = memoryStorage();
  const clock = createPageClock();
  const batches: string[][] = [];
  const signals: AbortSignal[] = [];
  const beacons: string[][] = [];
  const keys = (list: UsageEntry[]) => list.map(({ key }) => key);
  const network = { isOnline: true, takesBeacons: true };
  const create = () =>
    createUsageLog({
      send: (list, signal) => {
        batches.push(keys(list));
        signals.push(signal);
        return Promise.resolve(answers.shift() ?? { ok: true, data: undefined });
      },
      beacon: (list) => {
        if (network.takesBeacons) beacons.push(keys(list));
        return network.takesBeacons;
      },
      clock,
      session: sessionStorageHelper(() => storage),
      isOnline: () => network.isOnline,
      findAnonymousId,
    });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  return { log: create(), create, clock, storage, batches, beacons, signals, network, pass };
}

describe('the usage log', () => {
  it('§7.20 sends the records of five seconds in one batch', async () => {
    const { log, clock, batches, pass } = setUp();
    log.receive(record('a'));
    clock.advance(4_900);
    log.receive(record('b'));
    expect(batches).toEqual([]);

    await pass(100);

    expect(batches).toEqual([['a:view', 'b:view']]);
    clock.advance(60_000);
    expect(batches).toHaveLength(1);
  });

  it('keeps unsent records, and tries again after 30 s, then 60 s', async () => {
    const { log, clock, batches, pass } = setUp([noNetwork, noNetwork]);
    log.receive(record('a'));
    await pass(5_000);
    log.receive(record('b'));

    clock.advance(29_900);
    expect(batches).toHaveLength(1);
    await pass(100);
    clock.advance(59_900);
    expect(batches).toHaveLength(2);
    await pass(100);

    expect(batches).toEqual([['a:view'], ['a:view', 'b:view'], ['a:view', 'b:view']]);
  });

  it('drops a batch that the server refuses', async () => {
    const { log, batches, pass } = setUp([refusedByServer]);
    log.receive(record('a'));
    await pass(5_000);
    log.receive(record('b'));
    await pass(5_000);

    expect(batches).toEqual([['a:view'], ['b:view']]);
  });

  it('waits while the network is lost, and sends when it is back', async () => {
    const { log, batches, network, pass } = setUp();
    network.isOnline = false;
    log.receive(record('a'));
    await pass(20_000);
    expect(batches).toEqual([]);

    network.isOnline = true;
    await log.flush();

    expect(batches).toEqual([['a:view']]);
  });

  it('sends a beacon when the page is left', () => {
    const { log, storage, beacons, clock, batches } = setUp();
    log.receive(record('a'));

    log.leave();

    expect(beacons).toEqual([['a:view']]);
    expect(storage.length).toBe(0);
    clock.advance(60_000);
    expect(batches).toEqual([]);
  });

  const missing = ['isOnline', 'takesBeacons'] as const;
  it.each(missing)('keeps records for the next page that no beacon accepted (%s)', async (part) => {
    const { log, create, network, batches, storage, pass } = setUp();
    network[part] = false;
    log.receive(record('a'));
    log.leave();
    network[part] = true;

    const next = create();
    next.receive(record('b'));
    await pass(5_000);

    expect(batches).toEqual([['a:view', 'b:view']]);
    expect(storage.length).toBe(0);
  });

  it('aborts, deletes its records and stays silent after stopping', async () => {
    const { log, clock, batches, signals, storage, pass } = setUp();
    log.receive(record('a'));
    void log.flush();
    log.receive(record('b'));

    log.stop();
    log.receive(record('c'));
    log.leave();
    await pass(60_000);

    expect(signals[0]?.aborted).toBe(true);
    expect(batches).toEqual([['a:view']]);
    expect(storage.length).toBe(0);
    expect(clock.pending()).toBe(0);
  });

  it('adds the anonymous id to records when it is known', async () => {
    const { log, storage, network } = setUp();
    log.receive(record('a'));
    await settled();
    network.isOnline = false;

    log.leave();

    expect(log.anonymousId()).toBe('id-1');
    expect(storage.getItem(sessionKeys.usageRecords)).toContain('"anonymous_id":"id-1"');
  });

  it('§9.5 waits at most 10 s for an anonymous id, and blocks nothing meanwhile (A24)', async () => {
    const late = Promise.withResolvers<string>();
    const { log, clock, batches, pass } = setUp([], () => late.promise);
    log.receive(record('a'));
    await pass(5_000);
    expect(batches).toEqual([['a:view']]);

    clock.advance(5_000);
    late.resolve('too-late');
    await settled();

    expect(log.anonymousId()).toBe('');
  });
});

describe('usageEntry', () => {
  it.each<[TrackedEvent, string]>([
    [{ page_name: 'home' }, 'home:view'],
    [{ page_name: 'home', button_name: 'hero-download' }, 'home:hero-download'],
    [{ page_name: 'home', sourceSeat: 'hot-products' }, 'home:hot-products'],
    [{ page_name: 'home', button_name: 'ad', ad_position: 'top' }, 'home:top'],
    [{ page_name: '产品', button_name: 'a b' }, '__:a_b'],
    [{ page_name: 'x'.repeat(100) }, 'x'.repeat(64)],
  ])('gives %j the key %s', (event, key) => {
    expect(entry(event).key).toBe(key);
  });

  it('fits the log’s limits for any length of address', () => {
    const long = entry({ page_name: 'home', ad_url: `https://a.example/${'x'.repeat(5000)}` });

    expect(safeParse(usageLogRequest, { data: [long] }).success).toBe(true);
    expect(long.platform).toBe('PC');
  });
});

describe('withEntry', () => {
  it('counts a repeated entry', () => {
    const list = [entry({ page_name: 'a' }), entry({ page_name: 'a' }), entry({ page_name: 'b' })].reduce<
      UsageEntry[]
    >(withEntry, []);

    expect(list.map(({ key, count }) => [key, count])).toEqual([
      ['a:view', 2],
      ['b:view', 1],
    ]);
  });

  it('drops the oldest if there are too many', () => {
    let list: UsageEntry[] = [];
    for (let index = 0; index < USAGE_LIST_MAX + 5; index += 1) {
      list = withEntry(list, entry({ page_name: `p${index}` }));
    }

    expect(list).toHaveLength(USAGE_LIST_MAX);
    expect(list[0]?.key).toBe('p5:view');
  });
});

it('withAnonymousId adds the id to entries without one', () => {
  const known = { ...entry({ page_name: 'a' }), segmentation: { anonymous_id: 'old' } };

  const list = withAnonymousId([known, entry({ page_name: 'b' })], 'new');

  expect(list.map(({ segmentation }) => segmentation['anonymous_id'])).toEqual(['old', 'new']);
});

const junk = [undefined, '', 'null', '{}', '[1, null, {}, []]', '[{"key":"a"}]'];
it.each(junk)('parseEntries ignores %j', (text) => {
  expect(parseEntries(text)).toEqual([]);
});
