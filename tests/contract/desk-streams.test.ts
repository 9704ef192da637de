/** How long the desk's streams are open, what each costs, and which addresses are accepted; on both databases. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DESK_BEAT_MS } from '#src/api/contract/desk.ts';
import { readStream, StreamRefused } from '#islands/desk/connection.ts';
import { type Browser, browserAt, eventually, post, say, visitorAt } from '#tests/helpers/desk-visits.ts';
import { deskForTest, type TestDesk } from '#tests/helpers/desk.ts';
import { DATABASE_KINDS, itOnPostgres } from '#tests/helpers/test-databases.ts';

const PASSWORD = 'correct horse battery';

/** The text of a stream so far, and whether it has ended or was refused. */
function listen(browser: Browser, address: string) {
  const heard = { text: '', isOpen: false, hasEnded: false, refusal: 0 };
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  readStream({
    address,
    send: browser.send,
    signal: stop.signal,
    onChunk: () => (heard.isOpen = true),
    onEvent: (event) => (heard.text += JSON.stringify(event)),
  })
    .catch((error: unknown) => (heard.refusal = error instanceof StreamRefused ? error.status : -1))
    .finally(() => (heard.hasEnded = true));
  return heard;
}

async function agentAt(desk: TestDesk): Promise<Browser> {
  const browser = browserAt(desk);
  expect((await browser.send('/agent/sign-in', post({ password: PASSWORD }))).status).toBe(200);
  return browser;
}

async function openInbox(browser: Browser) {
  const inbox = listen(browser, '/agent/stream');
  await eventually(() => expect(inbox.text).toContain('inbox'));
  return inbox;
}

describe('an open inbox', () => {
  it('gets nothing more after the twelve hours of its session', async () => {
    const desk = await deskForTest('sqlite', { DESK_PASSWORD: PASSWORD });
    const inbox = await openInbox(await agentAt(desk));
    const visitor = await visitorAt(desk);
    desk.clock.advance(12 * 3600 - 1);
    await say(visitor, 'within the hours');
    await eventually(() => expect(inbox.text).toContain('within the hours'));

    desk.clock.advance(1);
    await say(visitor, 'after them');

    await eventually(() => expect(inbox.hasEnded).toBe(true));
    expect(inbox.text).not.toContain('after them');
  });

  it('ends with the next beat after the end of its session, also without a message', async () => {
    const desk = await deskForTest('sqlite', { DESK_PASSWORD: PASSWORD });
    const agent = await agentAt(desk);
    const beat = { isDue: (): void => undefined };
    const { setTimeout: after } = globalThis;
    const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
      if (ms === DESK_BEAT_MS) beat.isDue = run;
      return after(run, ms);
    }) as typeof setTimeout);
    const inbox = await openInbox(agent);
    spy.mockRestore();
    await desk.db.deleteFrom('desk_agent_sessions').execute();

    beat.isDue();

    await eventually(() => expect(inbox.hasEnded).toBe(true));
  });

  it('ends when its agent signs out, unlike those of other agents', async () => {
    const desk = await deskForTest('sqlite', { DESK_PASSWORD: PASSWORD });
    const [agent, colleague] = [await agentAt(desk), await agentAt(desk)];
    const [inbox, second, colleagues] = [
      await openInbox(agent),
      await openInbox(agent),
      await openInbox(colleague),
    ];

    await agent.send('/agent/sign-out', post({}));

    await eventually(() => expect([inbox.hasEnded, second.hasEnded]).toEqual([true, true]));
    await say(await visitorAt(desk), 'for those who are still there');
    await eventually(() => expect(colleagues.text).toContain('for those who are still there'));
    expect(inbox.text).not.toContain('for those who are still there');
    expect(colleagues.hasEnded).toBe(false);
  });
});

it.each(DATABASE_KINDS)('a message’s number is read up to the greatest integer of %s', async (kind) => {
  const desk = await deskForTest(kind);
  const visitor = await visitorAt(desk);
  await say(visitor);
  const { id } = await desk.db.selectFrom('desk_conversations').select('id').executeTakeFirstOrThrow();
  const statusesFor = async (seq: string) => {
    const stream = await visitor.send(`/visitor/stream?after=${seq}`);
    const reader = stream.body?.getReader();
    // A stream breaks before its first piece where the database refuses the query.
    expect((await reader?.read())?.value).toBeDefined();
    await reader?.cancel();
    const asked = await browserAt(desk).send(`/agent/conversations/${id}/messages?after=${seq}`);
    const noted = await visitor.send('/visitor/read', post({ seq: Number(seq) }));
    return [stream, asked, noted].map(({ status }) => status);
  };

  expect(await statusesFor('2147483647')).toEqual([200, 200, 200]);
  for (const seq of ['2147483648', '9007199254740991', '1e300', '-1', 'x'])
    expect([seq, ...(await statusesFor(seq))]).toEqual([seq, 400, 400, 400]);
});

it('an agent’s arrival is sent to every visitor without a database query for each', async () => {
  const asked: string[] = [];
  const desk = await deskForTest('sqlite', {}, ({ sql }) => asked.push(sql));
  const visitor = await visitorAt(desk);
  // Without a conversation, since the poll would find a new message.
  const streams = Array.from({ length: 50 }, () => listen(visitor, '/visitor/stream?after=0'));
  await eventually(() => expect(streams.every(({ text }) => text.includes('"online":false'))).toBe(true));
  asked.length = 0;

  await openInbox(browserAt(desk));
  await eventually(() => expect(streams.every(({ text }) => text.includes('"online":true'))).toBe(true));

  const ofVisitors = asked.filter((sql) => /"session_hash" = |from "desk_messages"/.test(sql));
  expect(ofVisitors).toEqual([]);
  // Queries of the inbox itself and of the poll, every 400 ms, instead of fifty.
  expect(asked.filter((sql) => sql.startsWith('select "id" from "desk_presence"')).length).toBeLessThan(25);
});

itOnPostgres(
  'a conversation that another server wrote into during an outage is told once the database is back',
  async () => {
    const desk = await deskForTest('postgres');
    const { db, clock } = desk;
    const visitor = await visitorAt(desk);
    await say(visitor, 'hello');
    const stream = listen(visitor, '/visitor/stream');
    await eventually(() => expect(stream.text).toContain('hello'));
    const { id } = await db.selectFrom('desk_conversations').select('id').executeTakeFirstOrThrow();
    await db.schema.alterTable('desk_conversations').renameTo('desk_conversations_away').execute();
    clock.advance(120);

    await db.transaction().execute(async (transaction) => {
      const { schema } = transaction;
      await schema.alterTable('desk_conversations_away').renameTo('desk_conversations').execute();
      await transaction
        .insertInto('desk_messages')
        .values({ conversation_id: id, seq: 2, author: 'agent', client_id: 'x', text: 'answer', at: 0 })
        .execute();
      await transaction
        .updateTable('desk_conversations')
        .set({ last_seq: 2, version: 9, changed_at: clock.now() - 60_000 })
        .where('id', '=', id)
        .execute();
    });

    await eventually(() => expect(stream.text).toContain('answer'));
  },
);
