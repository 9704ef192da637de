import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAnalyticsReceiver, track } from '#src/browser/analytics.ts';
import type { TrackingRecord } from '#src/domain/tracking.ts';

beforeEach(() => {
  vi.stubGlobal('location', {
    href: 'https://site.test/staffregister?token=SECRET&promoter=p',
    search: '?token=SECRET&promoter=p',
  });
  vi.stubGlobal('document', { cookie: 'channelId=c1; sid=S3CRET', referrer: 'https://a.test/?token=SECRET' });
});

afterEach(() => setAnalyticsReceiver(undefined));

describe('track', () => {
  it('gives the receiver a redacted record', () => {
    const records: TrackingRecord[] = [];
    setAnalyticsReceiver({ receive: (record) => void records.push(record), anonymousId: () => 'a1' });

    track({ page_name: 'register', fail_reason: 'other' });

    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      page_name: 'register',
      fail_reason: 'other',
      channel: 'c1',
      anonymous_id: 'a1',
      current_url: 'https://site.test/staffregister?promoter=p',
      referrer: 'https://a.test/',
    });
    expect(JSON.stringify(records)).not.toMatch(/SECRET|S3CRET/);
  });

  it('never breaks the action that it reports (A24)', () => {
    setAnalyticsReceiver({
      receive: () => {
        throw new Error('blocked');
      },
    });

    expect(() => track({ page_name: 'register' })).not.toThrow();
  });
});
