import { describe, expect, it } from 'vitest';
import { documentCookies, extensionCookies, parseCookies } from '#bridge-lib/cookies.ts';
import { readSession } from '#bridge-lib/session.ts';

it.each([
  ['', []],
  ['a=1; b=2', ['a: 1', 'b: 2']],
  ['a=1;b=2;', ['a: 1', 'b: 2']],
  ['a="quoted"', ['a: quoted']],
  ['a=%E5%BA%97', ['a: 店']],
  ['a=%E4%; b=2', ['b: 2']],
  ['a=1; a=2', ['a: 1']],
  ['lonely; =nameless; a=', ['a: ']],
  ['__proto__=x', ['__proto__: x']],
])('parseCookies reads %j', (line, expected) => {
  expect([...parseCookies(line)].map(([name, value]) => `${name}: ${value}`)).toEqual(expected);
});

describe('documentCookies', () => {
  it('reads again each time', async () => {
    const page = { cookie: 'sid=first' };
    const source = documentCookies(page);
    expect((await source()).get('sid')).toBe('first');

    page.cookie = 'sid=second';

    expect((await source()).get('sid')).toBe('second');
  });

  it('has none in a frame where reading throws', async () => {
    const source = documentCookies({
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });

    expect((await source()).size).toBe(0);
  });
});

it('extensionCookies reads the cookies of the address from the extension’s store', async () => {
  const asked: string[] = [];
  const source = extensionCookies(
    {
      getAll({ url }) {
        asked.push(url);
        return Promise.resolve([
          { name: 'bid', value: 'b%201' },
          { name: 'bid', value: 'later' },
          { name: 'broken', value: '%E4%' },
        ]);
      },
    },
    'https://www.example.com/',
  );

  expect([...(await source())]).toEqual([['bid', 'b 1']]);
  expect(asked).toEqual(['https://www.example.com/']);
});

describe('readSession', () => {
  const base = { bid: 'b', pid: '17320', sid: 'x'.repeat(20) };
  const read = (cookies: Record<string, string>) => readSession(new Map(Object.entries(cookies)));

  it('§3.33 has every field', () => {
    const ids = { envid: 'e', apiid: 'a', hkjpp: 'h', channelId: 'c' };

    expect(read({ ...base, ...ids, bName: 'N', guest: '1', cookieWhiteList: 'w' })).toEqual({
      ok: true,
      session: {
        browserId: 'b',
        browserName: 'N',
        port: 17_320,
        secret: 'x'.repeat(20),
        environmentId: 'e',
        apiId: 'a',
        cheatString: 'h',
        channelId: 'c',
        isGuest: true,
        cookieWhiteList: 'w',
      },
    });
  });

  it.each(['1', '80', '65535'])('accepts port %s', (pid) => {
    expect(read({ ...base, pid })).toMatchObject({ ok: true, session: { isGuest: false } });
  });

  it.each<[cookies: Record<string, string>, problem: string]>([
    [{ sid: '' }, 'absent'],
    [{ sid: 'x'.repeat(19) }, 'secret-invalid'],
    [{ sid: `${'x'.repeat(20)}\n` }, 'secret-invalid'],
    [{ sid: '一'.repeat(20) }, 'secret-invalid'],
    ...['65536', '８０', '-1', '80.5', '0', ' 80', '1e3', '080', '0x50'].map(
      (pid): [Record<string, string>, string] => [{ pid }, 'port-invalid'],
    ),
  ])('refuses %j as %s', (cookies, problem) => {
    expect(read({ ...base, ...cookies })).toEqual({ ok: false, problem });
  });
});
