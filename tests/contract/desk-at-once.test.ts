/** The desk's part of `at-once.test.ts`: what was read may have changed before the write. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChanges } from '#server/desk/changes.ts';
import { deleteCrowdedConversations } from '#server/desk/clean-up.ts';
import { createConversations } from '#server/desk/conversations.ts';
import { createLog } from '#server/log.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { DATABASE_KINDS, openTestDatabase, untilSomebodyWaits } from '#tests/helpers/test-databases.ts';

describe.each(DATABASE_KINDS)('at once at the desk on %s', (kind) => {
  async function desk() {
    const { db, close } = await openTestDatabase(kind);
    const clock = createFakeClock();
    const changes = createChanges(db, clock, createLog('silent'));
    onTestFinished(async () => {
      changes.close();
      await close();
    });
    const conversations = createConversations(db, clock, changes);
    const begun = () =>
      conversations.begin(randomUUID(), { language: 'zh-CN', topic: 'presales', page: '/' }, randomUUID());
    return { db, clock, conversations, begun };
  }

  it('a verified visitor stays verified, whatever an earlier link writes', async () => {
    const { conversations, begun } = await desk();
    const before = await begun();
    const proven = { isSigned: true, refusal: null, fields: { name: '小明' } };
    expect(await conversations.identify(before, proven)).toBe(true);
    const forged = { isSigned: false, refusal: 'signature' as const, fields: {} };
    expect(await conversations.identify(before, forged)).toBe(false);
    const other = { isSigned: true, refusal: null, fields: { name: '小红' } };
    expect(await conversations.identify(before, other)).toBe(false);
    const row = await conversations.byId(before.id);
    expect(row).toMatchObject({ is_signed: 1, fields: '{"name":"小明"}' });
  });

  it('a read message does not become unread again', async () => {
    const { conversations, begun } = await desk();
    const { id } = await begun();
    for (const text of ['a', 'b', 'c']) await conversations.add(id, 'agent', { id: text, text });
    const row = await conversations.byId(id);
    if (!row) throw new Error('The conversation has begun.');
    await conversations.markRead(row, 'visitor', 3);
    await conversations.markRead(row, 'visitor', 2);
    expect((await conversations.byId(id))?.visitor_read).toBe(3);
  });

  it('a conversation that gets a message while the oldest are deleted is not deleted', async () => {
    const { db, clock, conversations, begun } = await desk();
    const ids: string[] = [];
    for (let index = 0; index < 3; index++) {
      const { id } = await begun();
      ids.push(id);
      clock.advance(1);
    }
    const [oldest = '', next = ''] = ids;
    const [held, written] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const writing = db.transaction().execute(async (transaction) => {
      const last_at = clock.now();
      await transaction.updateTable('desk_conversations').set({ last_at }).where('id', '=', oldest).execute();
      held.resolve(undefined);
      await written.promise;
    });
    await held.promise;
    const dropping = deleteCrowdedConversations(db, { deskConversations: 2, deskMessages: 10 });
    await untilSomebodyWaits(kind, db);
    written.resolve(undefined);
    await writing;
    expect(await dropping).toBe(1);
    expect([await conversations.byId(oldest), await conversations.byId(next)]).toMatchObject([
      { id: oldest },
      undefined,
    ]);
  });
});
