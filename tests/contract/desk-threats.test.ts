/** Attacks on the desk and their results (docs/security.md, "The chat desk"). */
import { describe, expect, it } from 'vitest';
import {
  type Browser,
  browserAt,
  eventually,
  inboxOf,
  json,
  linkOf,
  message,
  post,
  say,
  visitorAt,
  startVisitor,
  visitorIn,
} from '#tests/helpers/desk-visits.ts';
import { deskForTest } from '#tests/helpers/desk.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const PASSWORD = 'correct horse battery';
const PATHS = ['/agent/stream', '/agent/answers', '/agent/conversations/x/messages'];
const signIn = (browser: Browser, password: string) => browser.send('/agent/sign-in', post({ password }));

describe.each(DATABASE_KINDS)('messages on %s', (kind) => {
  it('are stored and sent unchanged, also with a script in them', async () => {
    const desk = await deskForTest(kind);
    const browser = await visitorAt(desk);
    const text = `<script>alert(1)</script> <img src=x onerror=alert(1)> javascript:alert(1) \u202Eexe.doc '; drop table desk_messages; --`;
    expect((await say(browser, text)).status).toBe(200);

    expect((await inboxOf(desk))[0]?.lastText).toBe(text.slice(0, 120));
    const visitor = startVisitor(browser);
    await eventually(() => expect(visitor.$messages.get()[0]?.text).toBe(text));
  });

  it('of a conversation with an invalid id are not found', async () => {
    const browser = browserAt(await deskForTest(kind));
    for (const id of ['%00', 'a%00b', 'x'.repeat(65)]) {
      expect((await browser.send(`/agent/conversations/${id}/messages`)).status).toBe(404);
      const answer = await browser.send(`/agent/conversations/${id}/messages`, message('1'));
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'conversation' }]);
    }
  });
});

describe('the desk under attack', () => {
  it('by one visitor’s messages ends in a wait for this visitor only', async () => {
    const desk = await deskForTest('sqlite', { LIMIT_DESK_MESSAGES_PER_MINUTE: '5' });
    const [flooder, other] = [await visitorAt(desk), await visitorAt(desk)];
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await say(flooder)).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await say(flooder);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await say(other)).status).toBe(200);
    desk.clock.advance(61);
    expect((await say(flooder)).status).toBe(200);
  });

  it('cannot be read without its cookie, or with another one', async () => {
    const desk = await deskForTest('sqlite');
    const owner = browserAt(desk);
    await owner.go('/');
    await say(owner, 'private');
    const [{ id } = { id: '' }] = await inboxOf(desk);

    for (const cookie of ['', id, 'x'.repeat(32), `${owner.cookies.get('desk_visitor') ?? ''}x`]) {
      const thief = browserAt(desk);
      thief.cookies.set('desk_visitor', cookie);
      const visitor = visitorIn(thief);
      visitor.start();
      await eventually(() => expect(['open', 'ended']).toContain(visitor.$connection.get()));
      if (visitor.$connection.get() === 'open')
        await eventually(() => expect(visitor.$state.get()).toBeDefined());
      expect(visitor.$state.get()?.conversation ?? null).toBeNull();
      expect(visitor.$messages.get()).toEqual([]);
      visitor.stop();
    }
  });

  it('opens only with the password', async () => {
    const desk = await deskForTest('sqlite', { DESK_PASSWORD: PASSWORD });
    const browser = browserAt(desk);
    for (const path of PATHS) expect((await browser.send(path)).status).toBe(401);
    expect((await signIn(browser, 'wrong')).status).toBe(401);

    expect((await signIn(browser, PASSWORD)).status).toBe(200);
    expect((await browser.send('/agent/answers')).status).toBe(200);
    expect((await browserAt(desk).send('/agent/answers')).status).toBe(401);
    await browser.send('/agent/sign-out', post({}));
    expect((await browser.send('/agent/answers')).status).toBe(401);
  });
});

describe('a flood at the desk', () => {
  it('of new visitors from one address ends in a wait', async () => {
    const desk = await deskForTest('sqlite', { LIMIT_DESK_CONVERSATIONS_PER_ADDRESS_HOUR: '3' });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const browser = await visitorAt(desk);
      statuses.push((await say(browser)).status);
    }

    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('of streams from one address is limited, and each that ends frees a place', async () => {
    const desk = await deskForTest('sqlite', { LIMIT_CONNECTIONS_PER_ADDRESS: '3' });
    const browser = await visitorAt(desk);
    const streams = await Promise.all(Array.from({ length: 3 }, () => browser.send('/visitor/stream')));
    expect((await browser.send('/visitor/stream')).status).toBe(429);

    await streams[0]?.body?.cancel();

    await eventually(async () => {
      const again = await browser.send('/visitor/stream');
      await again.body?.cancel();
      expect(again.status).toBe(200);
    });
    await Promise.all(streams.slice(1).map(async (stream) => stream.body?.cancel()));
  });

  it('of visits without a message stores nothing', async () => {
    const desk = await deskForTest('sqlite');
    for (let count = 0; count < 20; count += 1) await browserAt(desk).go('/');

    expect(await desk.db.selectFrom('desk_conversations').select('id').execute()).toEqual([]);
  });
});

it('the cookie of a visitor is stored only as a hash, like the network, and scripts cannot read it', async () => {
  const desk = await deskForTest('sqlite');
  const answer = await fetch(`${desk.origin}/`, { redirect: 'manual' });
  const cookie = answer.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^desk_visitor=[\w-]{32}; .*HttpOnly; SameSite=Lax$/);
  const browser = await visitorAt(desk);
  await say(browser);

  const { session_hash, network } = await desk.db
    .selectFrom('desk_conversations')
    .select(['session_hash', 'network'])
    .executeTakeFirstOrThrow();
  expect(session_hash).not.toContain(browser.cookies.get('desk_visitor'));
  expect(network).toMatch(/^[\da-f]{16}$/);
});

describe('the inbox', () => {
  it('limits tries of passwords', async () => {
    const desk = await deskForTest('sqlite', { DESK_PASSWORD: PASSWORD });
    const browser = browserAt(desk);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => (await signIn(browser, `guess-${index}`)).status),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect((await signIn(browser, PASSWORD)).status).toBe(429);
  });

  it('without a password is shut on a server that is none of development', async () => {
    const shut = await deskForTest('sqlite', { DEV_TOOLS: '0' });
    for (const path of ['/agent', '/agent/session', ...PATHS]) {
      expect((await fetch(shut.origin + path)).status).toBe(403);
    }
  });

  it('refuses pages of other origins, like everything else here', async () => {
    const desk = await deskForTest('sqlite');
    const browser = await visitorAt(desk);
    const origin = 'https://evil.example';
    for (const [path, init] of [
      ['/agent/conversations/x/messages', message('1')],
      ['/visitor/messages', message('1')],
      ['/visitor/offered', post({})],
      ['/agent/stream', {}],
      ['/visitor/stream', {}],
    ] as const) {
      const headers = { ...json, origin };
      expect((await browser.send(path, { ...init, headers })).status).toBe(403);
    }
    const plain = { ...message('1'), headers: { 'content-type': 'text/plain' } };
    expect((await browser.send('/visitor/messages', plain)).status).toBe(415);
  });
});

describe('messages', () => {
  it('are refused where they are empty, too long, not text, or hold terminal commands', async () => {
    const browser = await visitorAt(await deskForTest('sqlite'));
    for (const text of ['  \n ', 'x'.repeat(2001), 'a\0b', 'a\u001b[2Jb', 'a\ud800b', 7]) {
      const answer = await browser.send('/visitor/messages', message('1', text as string));
      expect([text, answer.status, await answer.json()]).toEqual([text, 400, { error: 'content' }]);
    }
  });

  it('also refuse control characters in a contact, and store nothing of it', async () => {
    const desk = await deskForTest('sqlite');
    const browser = await visitorAt(desk);
    for (const control of ['\0', '\u001b', '\u009b']) {
      for (const contact of [
        { name: `a${control}b`, contact: 'lin@shop.example' },
        { name: 'Lin', contact: `x${control}y` },
      ]) {
        const answer = await browser.send('/visitor/contact', post(contact));
        expect([contact, answer.status, await answer.json()]).toEqual([contact, 400, { error: 'content' }]);
      }
    }
    expect(await desk.db.selectFrom('desk_conversations').select('id').execute()).toEqual([]);
  });

  it('of 2,000 characters are accepted, and 33 kB are refused', async () => {
    const browser = await visitorAt(await deskForTest('sqlite'));
    expect((await say(browser, '字'.repeat(2000))).status).toBe(200);
    expect((await say(browser, 'x'.repeat(33 * 1024))).status).toBe(413);
  });
});

it('answers of the desk that are not pages have the headers of every answer, and a policy that shows nothing', async () => {
  const desk = await deskForTest('sqlite', { DESK_PASSWORD: PASSWORD });
  const foreign = { headers: { origin: 'https://evil.example' } };
  const asked: [path: string, status: number, init?: RequestInit][] = [
    ['/agent/session', 200],
    [linkOf(desk, { name: 'Lin' }), 303],
    ['/visitor/stream', 401],
    ['/visitor/stream', 403, foreign],
    ['/nothing', 404],
    ['/', 405, { method: 'PUT' }],
    ['/agent/sign-in', 415, { method: 'POST' }],
  ];
  for (const [path, status, init] of asked) {
    const answer = await fetch(desk.origin + path, { ...init, redirect: 'manual' });
    expect(answer.status, path).toBe(status);
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});
