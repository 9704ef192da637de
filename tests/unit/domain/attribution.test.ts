import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanPromoter,
  cleanValue,
  completedAddress,
  cookiesToWrite,
  readAttribution,
} from '#src/domain/attribution.ts';

const sources = (search: string, cookies: Record<string, string> = {}) => ({
  query: new URLSearchParams(search),
  cookie: (name: string) => (Object.hasOwn(cookies, name) ? cookies[name] : undefined),
});

it.each([
  ['abc', 'abc'],
  ['A-b_9', 'A-b_9'],
  ['official', ''],
  ['x.exe', 'x'],
  ['.exe', ''],
  ['x.exe.exe', ''],
  ['x.EXE', ''],
  ['', ''],
  [undefined, ''],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), ''],
  ['a b', ''],
  ['x\n', ''],
  ['\u202eexe', ''],
])('§3.12 cleanPromoter reads %j as %j (A22)', (raw, code) => {
  expect(cleanPromoter(raw)).toBe(code);
});

it.each([
  ['https://example.com/?a=b', 'https://example.com/?a=b'],
  ['活动', '活动'],
  ['x'.repeat(128), 'x'.repeat(128)],
  ['x'.repeat(129), ''],
  ['a\u0000b', ''],
  ['a\u007f', ''],
  [null, ''],
])('cleanValue reads %j as %j', (raw, value) => {
  expect(cleanValue(raw)).toBe(value);
});

describe('§3.11 §6.1 readAttribution', () => {
  it.each([
    ['promoter=a', { promoter: 'b', channelId: 'c' }, 'a'],
    ['promoter=a&promoter=z', {}, 'a'],
    ['', { promoter: 'b', channelId: 'c' }, 'b'],
    ['', { channelId: 'c' }, 'c'],
    ['', {}, ''],
    ['promoter=official', { promoter: 'b' }, 'b'],
    ['promoter=x.exe.exe', { channelId: 'c.exe' }, 'c'],
    ['', { promoter: 'official', channelId: 'c' }, 'c'],
  ])('takes the promoter of ?%s with %j as %j', (search, cookies, promoter) => {
    expect(readAttribution(sources(search, cookies)).promoter).toBe(promoter);
  });

  it('§3.13 §7.23 takes every other value from the address, else from its cookie', () => {
    const cookies = { channelId: 'c', callback: 'old', activity_id: '1', from: 'f', utm_source: 'u' };

    expect(readAttribution(sources('callback=new&utm_source=mail', cookies))).toEqual({
      promoter: 'c',
      channel: 'c',
      callback: 'new',
      activityId: '1',
      from: 'f',
      utmSource: 'mail',
    });
  });
});

describe('cookiesToWrite', () => {
  it('§3.14 §9.11 keeps the address’s values, each for its lifetime', () => {
    const search = 'promoter=p.exe&channelId=c&callback=cb&activity_id=1&from=f&utm_source=u&phone=138';

    expect(cookiesToWrite(sources(search))).toEqual([
      { name: 'promoter', value: 'p', days: 7 },
      { name: 'channelId', value: 'c', days: 7 },
      { name: 'activity_id', value: '1', days: 7 },
      { name: 'callback', value: 'cb', days: 7 },
      { name: 'from', value: 'f' },
      { name: 'utm_source', value: 'u' },
    ]);
  });

  it('keeps nothing of an address without valid values', () => {
    expect(cookiesToWrite(sources(''))).toEqual([]);
    expect(cookiesToWrite(sources(`promoter=official&callback=${'x'.repeat(129)}&from=%00`))).toEqual([]);
  });

  it('stays below 1 kB in sum over any sequence of addresses (T3)', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 140 });
    const texts = { channelId: text, callback: text, activity_id: text, from: text, utm_source: text };
    const promoter = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
    const visit = fc.record({ promoter, ...texts }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 6 }), (visits) => {
        const jar: Record<string, string> = {};
        for (const parameters of visits) {
          const query = new URLSearchParams(parameters);
          for (const { name, value } of cookiesToWrite({ query, cookie: (key) => jar[key] }))
            jar[name] = value;
        }
        const header = Object.entries(jar).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
        expect(header.join('; ').length).toBeLessThan(1024);
      }),
    );
  });

  it('always has room for a promoter (T5)', () => {
    const filled = Object.fromEntries(
      ['channelId', 'activity_id', 'callback', 'from', 'utm_source'].map((name) => [name, 'x'.repeat(128)]),
    );

    const kept = { name: 'promoter', value: 'harbor', days: 7 };
    expect(cookiesToWrite(sources('promoter=harbor', filled))).toContainEqual(kept);
  });
});

describe('completedAddress', () => {
  const stored = { promoter: 'p', callback: 'cb', activity_id: '7', from: 'f', channelId: 'c' };
  const { cookie } = sources('', stored);

  it('adds missing promoter, callback and activity, and keeps the rest of the address', () => {
    const whole = 'https://site.test/?promoter=q&callback=r&activity_id=1';
    expect(completedAddress(whole, cookie)).toBeUndefined();
    expect(completedAddress('https://site.test/register?a=1#top', cookie)).toBe(
      'https://site.test/register?a=1&promoter=p&activity_id=7&callback=cb#top',
    );
  });

  it('treats invalid values as absent', () => {
    expect(completedAddress('https://site.test/?promoter=a%2Fb&callback=&activity_id=1', cookie)).toBe(
      'https://site.test/?promoter=p&callback=cb&activity_id=1',
    );
  });

  it('keeps the spelling of other parameters, and changes nothing the second time', () => {
    const once = completedAddress('https://site.test/a?q=a%20b&c=%E6%B3%8A&d&promoter=q', cookie);

    expect(once).toBe('https://site.test/a?q=a%20b&c=%E6%B3%8A&d&promoter=q&activity_id=7&callback=cb');
    expect(once && completedAddress(once, cookie)).toBeUndefined();
  });
});
