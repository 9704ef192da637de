/** The chat desk between two people, by the stores of its pages, over a real socket, on both databases. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Inbox } from '#islands/desk/inbox.ts';
import type { Visitor } from '#islands/desk/visitor.ts';
import {
  attend,
  type Browser,
  browserAt,
  eventually,
  message,
  openFirst,
  startVisitor,
  visitorIn,
} from '#tests/helpers/desk-visits.ts';
import { deskBeside, deskForTest, startTestDesk, type TestDesk } from '#tests/helpers/desk.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { DATABASE_KINDS, databaseForTest } from '#tests/helpers/test-databases.ts';

async function visit(desk: { origin: string }, browser = browserAt(desk)) {
  await browser.go('/');
  const visitor = startVisitor(browser);
  await eventually(() => expect(visitor.$state.get()).toBeDefined());
  return { browser, visitor };
}

const textsOf = ({ $messages }: Visitor) => $messages.get().map(({ text }) => text);
const openTexts = (inbox: Inbox) => inbox.$open.get()?.messages.map(({ text }) => text);

/** The numbers of messages that are sent at once. */
const seqsOf = (browser: Browser, ids: string[]): Promise<number[]> =>
  Promise.all(
    ids.map(async (id) => {
      const answer = await browser.send('/visitor/messages', message(id, 'once'));
      return ((await answer.json()) as { seq: number }).seq;
    }),
  );

describe.each(DATABASE_KINDS)('the desk on %s', (kind) => {
  it('delivers messages within a second, also between servers, and shows who is there and what was read', async () => {
    const desk = await deskForTest(kind);
    const { visitor } = await visit(desk);
    expect(visitor.$state.get()?.online).toBe(false);
    const inbox = await attend(await deskBeside(kind, desk));
    await eventually(() => expect(visitor.$state.get()?.online).toBe(true));

    const start = performance.now();
    visitor.send('你好\n在吗');
    await openFirst(inbox);
    await eventually(() => expect(openTexts(inbox)).toEqual(['你好\n在吗']));
    expect(performance.now() - start).toBeLessThan(1000);
    expect(visitor.$state.get()?.agentRead).toBe(0);
    inbox.markRead();
    await eventually(() => expect(visitor.$state.get()?.agentRead).toBe(1));

    inbox.$open.get()?.outbox.add('在的');
    await eventually(() => expect(textsOf(visitor)).toEqual(['你好\n在吗', '在的']));
    visitor.markRead();
    await eventually(() => expect(inbox.$conversations.get()[0]?.visitorRead).toBe(2));
    expect(visitor.outbox.$pending.get()).toEqual([]);

    inbox.stop();
    await eventually(() => expect(visitor.$state.get()?.online).toBe(false));
  });

  it('keeps the conversation and unsent messages, also of another tab, over a reload and a restart of the server', async () => {
    const db = await databaseForTest(kind);
    const clock = createFakeClock();
    let desk: TestDesk = await startTestDesk(db, clock);
    const port = Number(new URL(desk.origin).port);
    onTestFinished(() => desk.close());
    const { browser, visitor } = await visit(desk);
    visitor.send('before');
    await eventually(() => expect(visitor.outbox.$pending.get()).toEqual([]));
    const another = visitorIn(browser);

    await desk.close();
    for (const [tab, text] of [
      [visitor, 'while it was away'],
      [another, 'in another tab'],
    ] as const) {
      tab.send(text);
      await eventually(() => expect(tab.outbox.$pending.get()).toMatchObject([{ state: 'unsent' }]));
    }
    await eventually(() => expect(visitor.$connection.get()).toBe('lost'));
    expect(visitorIn(browser).outbox.$pending.get()).toMatchObject([
      { text: 'while it was away' },
      { text: 'in another tab' },
    ]);
    desk = await startTestDesk(db, clock, {}, port);

    await eventually(() => expect(textsOf(visitor)).toEqual(['before', 'while it was away']));
    expect(visitor.outbox.$pending.get()).toEqual([]);
    visitor.stop();
    const { visitor: reloaded } = await visit(desk, browser);
    const all = ['before', 'while it was away', 'in another tab'];
    await eventually(() => expect(textsOf(reloaded)).toEqual(all));
  });

  it('stores a message once, however often it is sent, and numbers parallel ones without gaps', async () => {
    const desk = await deskForTest(kind);
    const { browser, visitor } = await visit(desk);
    expect(await seqsOf(browser, Array<string>(5).fill('the-same-id'))).toEqual(Array<number>(5).fill(1));
    await eventually(() => expect(textsOf(visitor)).toEqual(['once']));
    const others = Array.from({ length: 10 }, (_, index) => index + 2);
    expect((await seqsOf(browser, others.map(String))).toSorted((a, b) => a - b)).toEqual(others);
  });

  it('lists the longest wait first; an answer, or closing, ends the wait', async () => {
    const desk = await deskForTest(kind);
    const inbox = await attend(desk);
    const [first, second] = [(await visit(desk)).visitor, (await visit(desk)).visitor];
    first.send('first');
    await eventually(() => expect(first.outbox.$pending.get()).toEqual([]));
    desk.clock.advance(60);
    second.send('second');
    const order = () => inbox.$conversations.get().map(({ lastText }) => lastText);
    await eventually(() => expect(order()).toEqual(['first', 'second']));
    desk.clock.advance(60);
    first.send('still waiting');
    await eventually(() => expect(order()).toEqual(['still waiting', 'second']));

    inbox.open(inbox.$conversations.get()[0]?.id ?? '');
    inbox.$open.get()?.outbox.add('answer');
    await eventually(() => expect(order()).toEqual(['second', 'answer']));
    inbox.open(inbox.$conversations.get()[0]?.id ?? '');
    expect(await inbox.setState('closed')).toMatchObject({ ok: true });

    await eventually(() => expect(order()).toEqual(['answer', 'second']));
    expect(inbox.$conversations.get()[1]).toMatchObject({ state: 'closed', waitingSince: null });
    await eventually(() => expect(second.$state.get()?.state).toBe('closed'));
    second.send('one more thing');
    await eventually(() => expect(order()).toEqual(['one more thing', 'answer']));
    expect(inbox.$conversations.get()[0]?.state).toBe('open');
  });

  it('shows a contact in the inbox, also without a message', async () => {
    const desk = await deskForTest(kind);
    const { visitor } = await visit(desk);

    expect(await visitor.leaveContact({ name: '林', contact: 'lin@example.com' })).toMatchObject({
      ok: true,
    });

    const inbox = await attend(desk);
    await eventually(() =>
      expect(inbox.$conversations.get()).toMatchObject([
        {
          contact: { name: '林', contact: 'lin@example.com' },
          waitingSince: desk.clock.now(),
          page: '/download',
        },
      ]),
    );
    await eventually(() => expect(visitor.$state.get()?.contact?.contact).toBe('lin@example.com'));
  });
});
