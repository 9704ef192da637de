import { describe, expect, it } from 'vitest';
import { currentBanners, parseBanners } from '#src/domain/banners.ts';

const sample = {
  id: 'maintenance-12',
  severity: 'maintenance',
  starts: '2026-12-03T09:00:00+08:00',
  ends: '2026-12-06T04:00:00+08:00',
  text: { 'zh-CN': '十二月六日凌晨维护', 'en-US': 'Maintenance on 6 December' },
  href: '/faq',
};

describe('parseBanners', () => {
  it('reads times as dates', () => {
    expect(parseBanners([sample])[0]?.starts).toEqual(new Date('2026-12-03T01:00:00Z'));
  });

  it.each([
    ['a moment without offset', { starts: '2026-12-03T09:00:00' }, '0.starts'],
    ['an end before the start', { ends: '2026-12-01T00:00:00Z' }, '0: has to end after it starts'],
    ['one language alone', { text: { 'en-US': 'Maintenance' } }, 'every language'],
    ['an unknown severity', { severity: 'panic' }, '0.severity'],
    ['a link to another site', { href: '//evil.example' }, '0.href'],
    ['a field that nobody knows', { colour: 'red' }, '0.colour'],
  ])('refuses %s and names it', (_what, change, message) => {
    expect(() => parseBanners([{ ...sample, ...change }])).toThrow(message);
  });

  it('refuses two entries with one id', () => {
    expect(() => parseBanners([sample, sample])).toThrow('maintenance-12');
  });
});

const banners = parseBanners([
  { ...sample, id: 'over', starts: '2026-01-01T00:00:00Z', ends: '2026-01-02T00:00:00Z' },
  { ...sample, id: 'info', severity: 'info' },
  { ...sample, id: 'incident', severity: 'incident' },
  sample,
]);

it('currentBanners returns all that have not ended, including future ones, most severe first', () => {
  const ids = currentBanners(banners, new Date('2026-11-20T00:00:00Z')).map(({ id }) => id);

  expect(ids).toEqual(['incident', 'maintenance-12', 'info']);
});
