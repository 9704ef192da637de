/** Several agents at the desk, and networks that fill their inbox: by the stores of its pages, on both databases. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deskKeys } from '#src/config/storage-keys.ts';
import { DESK_INBOX_STEP } from '#src/config/wire.ts';
import type { Inbox } from '#islands/desk/inbox.ts';
import {
  attend,
  type Browser,
  browserAt,
  eventually,
  openFirst,
  say,
  visitorAt,
  startInbox,
  startVisitor,
  visitorIn,
} from '#tests/helpers/desk-visits.ts';
import { deskBeside, deskForTest, type TestDesk } from '#tests/helpers/desk.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const PASSWORD = 'correct horse battery';
const withPassword = { DESK_PASSWORD: PASSWORD };

async function signedIn(browser: Browser, name: string): Promise<Inbox> {
  const inbox = await startInbox(browser);
  expect(await inbox.signIn({ name, password: PASSWORD })).toMatchObject({ ok: true });
  await eventually(() => expect(inbox.$connection.get()).toBe('open'));
  return inbox;
}

/** A visitor who has written. */
async function writer(desk: TestDesk): Promise<Browser> {
  const browser = await visitorAt(desk);
  expect((await say(browser)).status).toBe(200);
  return browser;
}

/** The browser, whose calls with one of these last names fail. */
function breaking(browser: Browser, broken: ReadonlySet<string>): Browser {
  const send: Browser['send'] = async (input, init) =>
    broken.has((input as string).split('/').at(-1) ?? '') // paths only
      ? Response.json({ error: 'server' }, { status: 503 })
      : browser.send(input, init);
  return { ...browser, send };
}

/** Writes a reply to the first conversation that cannot be sent. @returns the conversation's id */
async function leaveUnsent(inbox: Inbox, text: string): Promise<string> {
  const id = await openFirst(inbox);
  const { outbox } = inbox.$open.get() ?? {};
  outbox?.add(text);
  await eventually(() => expect(outbox?.$pending.get()).toMatchObject([{ state: 'unsent' }]));
  return id;
}

describe.each(DATABASE_KINDS)('agents on %s', (kind) => {
  describe('a network with made-up conversations', () => {
    it('hides no visitor of another one; omitted ones are counted, and shown on request', async () => {
      const desk = await deskForTest(kind);
      const { db, clock } = desk;
      const begin = clock.now();
      clock.advance(330);
      await say(await visitorAt(desk), 'my order 4711');
      const own = await db.selectFrom('desk_conversations').selectAll().executeTakeFirstOrThrow();
      const madeUp = Array.from({ length: 330 }, (_, index) => {
        const at = begin + index * 1000;
        const times = { waiting_since: at, last_at: at, changed_at: at };
        const ids = { id: randomUUID(), session_hash: randomUUID(), network: `network ${index % 11}` };
        return { ...own, ...ids, ...times, last_text: 'made up' };
      });
      await db.insertInto('desk_conversations').values(madeUp).execute();
      // No longer a change.
      clock.advance(60);

      const inbox = await attend(desk);
      await eventually(() => expect(inbox.$conversations.get()).toHaveLength(DESK_INBOX_STEP));
      const place = inbox.$conversations.get().findIndex(({ lastText }) => lastText === 'my order 4711');
      // After three of each of the eleven.
      expect(place).toBe(33);
      expect(inbox.$hidden.get()).toBe(31);

      await inbox.showMore();
      expect(inbox.$conversations.get()).toHaveLength(331);
      expect(inbox.$hidden.get()).toBe(0);
    });

    it('is closed in one step, without other networks and without answered conversations', async () => {
      const desk = await deskForTest(kind, { TRUSTED_PROXIES: '127.0.0.1/32' });
      const writeFrom = async (address: string, text: string): Promise<void> => {
        const browser = browserAt(desk);
        const { send } = browser;
        browser.send = (input, init = {}) => {
          const headers = new Headers(init.headers);
          headers.set('x-forwarded-for', address);
          return send(input, { ...init, headers });
        };
        await browser.go('/');
        await say(browser, text);
        desk.clock.advance(1);
      };
      await writeFrom('2001:db8:1::1', 'was answered');
      const inbox = await attend(desk);
      await openFirst(inbox);
      inbox.$open.get()?.outbox.add('answer');
      await eventually(() => expect(inbox.$conversations.get()[0]?.waitingSince).toBeNull());
      // One household has all of these.
      for (let index = 0; index < 5; index += 1) await writeFrom(`2001:db8:1:${index}::1`, 'made up');
      await writeFrom('2001:db8:2::1', 'somebody else');
      await eventually(() => expect(inbox.$conversations.get()).toHaveLength(7));

      const madeUp = inbox.$conversations.get().find(({ lastText }) => lastText === 'made up');
      inbox.open(madeUp?.id ?? '');
      expect(await inbox.countNetwork()).toEqual({ ok: true, data: { waiting: 5 } });
      expect(await inbox.closeNetwork()).toMatchObject({ ok: true });

      await eventually(() =>
        expect(inbox.$conversations.get().map(({ lastText, state }) => `${lastText}: ${state}`)).toEqual([
          'somebody else: open',
          'answer: open',
          ...Array<string>(5).fill('made up: closed'),
        ]),
      );
    });
  });

  it('see who answered last, and that a colleague is typing, also at another server', async () => {
    const desk = await deskForTest(kind, withPassword);
    await writer(desk);
    const other = await deskBeside(kind, desk, withPassword);
    const [lin, chen] = [await signedIn(browserAt(desk), 'Lin'), await signedIn(browserAt(other), 'Chen')];
    const id = await openFirst(lin);
    await openFirst(chen);
    expect(lin.$you.get()).toBe('Lin');

    chen.saveDraft(id, 'Dear');
    await eventually(() => expect(lin.$colleague.get()).toEqual({ name: 'Chen' }));
    expect(chen.$colleague.get()).toBeUndefined();
    chen.$open.get()?.outbox.add('Dear visitor');

    await eventually(() => expect(lin.$conversations.get()[0]?.agent).toBe('Chen'));
    expect(lin.$colleague.get()).toBeUndefined();
  });

  it('see since when the visitor is away, which is not set while one of two pages is open', async () => {
    const desk = await deskForTest(kind);
    const browser = await writer(desk);
    const inbox = await attend(desk);
    const leftAt = () => inbox.$conversations.get()[0]?.visitorLeftAt;
    const [first, second] = [visitorIn(browser), visitorIn(browser)];
    for (const page of [first, second]) {
      page.start();
      await eventually(() => expect(page.$messages.get()).toHaveLength(1));
    }
    const version = async () =>
      (await desk.db.selectFrom('desk_conversations').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();

    first.stop();
    // Noted, and taken back by the page that is open.
    await eventually(async () => expect(await version()).toBe(before + 2));
    await eventually(() => expect(leftAt()).toBeNull());
    second.stop();
    await eventually(() => expect(leftAt()).toBe(desk.clock.now()));

    desk.clock.advance(60);
    second.start();
    onTestFinished(() => second.stop());
    await eventually(() => expect(leftAt()).toBeNull());
  });
});

it('an unsent reply is sent when the agent opens the inbox again, without opening the conversation', async () => {
  const desk = await deskForTest('sqlite', withPassword);
  const visitor = await writer(desk);
  const browser = browserAt(desk);
  const inbox = await signedIn(breaking(browser, new Set(['messages'])), 'Lin');
  await leaveUnsent(inbox, 'Lin’s unsent message');
  inbox.stop();

  await startInbox(browser);
  const page = startVisitor(visitor);
  await eventually(() => expect(page.$messages.get().at(-1)?.text).toBe('Lin’s unsent message'));
});

it('signing out deletes drafts and unsent messages, which the next agent neither sees nor sends; nothing if it fails', async () => {
  const desk = await deskForTest('sqlite', withPassword);
  const visitor = await writer(desk);
  const browser = browserAt(desk);
  const broken = new Set(['messages', 'sign-out']);
  const inbox = await signedIn(breaking(browser, broken), 'Lin');
  const id = await leaveUnsent(inbox, 'Lin’s unsent message');
  inbox.saveDraft(id, 'Lin’s draft');

  expect(await inbox.signOut()).toBe(false);
  expect(inbox.$access.get()).toBe('signed-in');
  expect(inbox.draft(id)).toBe('Lin’s draft');
  expect(browser.storage.get(deskKeys.agent)).toContain('unsent message');

  broken.delete('sign-out');
  expect(await inbox.signOut()).toBe(true);
  expect(inbox.$access.get()).toBe('signed-out');
  expect((await browser.send('/agent/answers')).status).toBe(401);
  expect(browser.storage.get(deskKeys.agent)).toBeUndefined();
  broken.clear();
  expect(await inbox.signIn({ name: 'Chen', password: PASSWORD })).toMatchObject({ ok: true });
  await eventually(() => expect(inbox.$connection.get()).toBe('open'));
  await openFirst(inbox);
  expect(inbox.draft(id)).toBe('');
  inbox.$open.get()?.outbox.add('from Chen');

  const page = startVisitor(visitor);
  await eventually(() =>
    expect(page.$messages.get().map(({ text }) => text)).toEqual(['hello', 'from Chen']),
  );
});
