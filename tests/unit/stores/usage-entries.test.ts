import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { usageLogRequest } from '#src/api/contract/usage.ts';
import { trackingRecord, type TrackedEvent } from '#src/domain/tracking.ts';
import {
  parseEntries,
  USAGE_LIST_MAX,
  usageEntry,
  withAnonymousId,
  withEntry,
  type UsageEntry,
} from '#src/stores/usage-log.ts';

const context = {
  current_url: 'https://www.berth.example/',
  referrer: '',
  channel: '',
  anonymous_id: '',
  is_test: false,
};
const entry = (event: TrackedEvent) => usageEntry(trackingRecord(event, context));

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

  it('is what the log takes, however long an address is', () => {
    const long = entry({ page_name: 'home', ad_url: `https://a.example/${'x'.repeat(5000)}` });

    expect(safeParse(usageLogRequest, { data: [long] }).success).toBe(true);
    expect(long.platform).toBe('PC');
  });
});

describe('withEntry', () => {
  it('counts the same thing twice in a row', () => {
    const list = [entry({ page_name: 'a' }), entry({ page_name: 'a' }), entry({ page_name: 'b' })].reduce<
      UsageEntry[]
    >(withEntry, []);

    expect(list.map(({ key, count }) => [key, count])).toEqual([
      ['a:view', 2],
      ['b:view', 1],
    ]);
  });

  it('lets the oldest go when there are too many', () => {
    let list: UsageEntry[] = [];
    for (let index = 0; index < USAGE_LIST_MAX + 5; index += 1) {
      list = withEntry(list, entry({ page_name: `p${index}` }));
    }

    expect(list).toHaveLength(USAGE_LIST_MAX);
    expect(list[0]?.key).toBe('p5:view');
  });
});

describe('withAnonymousId', () => {
  it('gives the id to those that have none', () => {
    const known = { ...entry({ page_name: 'a' }), segmentation: { anonymous_id: 'old' } };

    const list = withAnonymousId([known, entry({ page_name: 'b' })], 'new');

    expect(list.map(({ segmentation }) => segmentation['anonymous_id'])).toEqual(['old', 'new']);
  });
});

describe('parseEntries', () => {
  it.each([undefined, '', 'null', '{}', '[1, null, {}, []]', '[{"key":"a"}]'])(
    'takes %j for nothing',
    (text) => {
      expect(parseEntries(text)).toEqual([]);
    },
  );
});
