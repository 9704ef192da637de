/** Which conversations are deleted when the desk has too many, on both databases. */
import { describe, expect, it } from 'vitest';
import { deleteCrowdedConversations } from '#server/desk/clean-up.ts';
import type { Schema } from '#server/db/schema.ts';
import { insertMadeUp } from '#tests/helpers/made-up-rows.ts';
import { DATABASE_KINDS, databaseForTest } from '#tests/helpers/test-databases.ts';

type Given = Partial<Schema['desk_conversations']> & { network: string };

const ANSWERED = { waiting_since: null, contact: null, last_seq: 0 };
const WAITING = { waiting_since: 1, last_seq: 1 };

describe.each(DATABASE_KINDS)('too many conversations, on %s', (kind) => {
  async function desk() {
    const db = await databaseForTest(kind);
    let at = 0;
    return {
      /** One after the other: each has an older last message than the next. */
      add: async (...rows: Given[]): Promise<void> => {
        for (const given of rows) {
          at += 1;
          await insertMadeUp(db, 'desk_conversations', { ...ANSWERED, ...given, last_at: at });
        }
      },
      drop: (deskConversations: number, deskMessages = 1_000_000) =>
        deleteCrowdedConversations(db, { deskConversations, deskMessages }),
      left: async () =>
        (await db.selectFrom('desk_conversations').select('network').orderBy('last_at').execute()).map(
          ({ network }) => network,
        ),
    };
  }
  const times = (count: number, given: Given): Given[] => Array.from({ length: count }, () => given);

  it('lose those of the network that has most, though all of them wait and one has waited longest', async () => {
    const { add, drop, left } = await desk();
    await add({ network: 'genuine', ...WAITING, contact: '13800000000' });
    for (const network of ['junk 1', 'junk 2', 'junk 3']) await add(...times(30, { network, ...WAITING }));

    expect(await drop(60)).toBe(31);
    expect((await left())[0]).toBe('genuine');
    expect(await drop(4)).toBe(56);
    expect((await left()).toSorted()).toEqual(['genuine', 'junk 1', 'junk 2', 'junk 3']);
  });

  it('lose those that neither wait nor have a contact before all others', async () => {
    const { add, drop, left } = await desk();
    await add(...times(3, { network: 'waits', ...WAITING }));
    await add(...times(3, { network: 'contact', contact: 'lin@shop.example', last_seq: 1 }));
    await add({ network: 'opened by a link' }, { network: 'answered', last_seq: 2 });

    expect(await drop(6)).toBe(2);
    expect(await left()).toEqual(['waits', 'waits', 'waits', 'contact', 'contact', 'contact']);
  });

  it('lose a network’s waiting ones beyond the tenth before the answered ones of others', async () => {
    const { add, drop, left } = await desk();
    await add({ network: 'answered', last_seq: 2 }, ...times(13, { network: 'flood', ...WAITING }));

    expect(await drop(11)).toBe(3);
    expect((await left()).filter((network) => network === 'answered')).toHaveLength(1);
  });

  it('lose the oldest first where networks have equally many', async () => {
    const { add, drop, left } = await desk();
    await add(...['a', 'b', 'c', 'd'].map((network) => ({ network, last_seq: 1 })));

    expect(await drop(2)).toBe(2);
    expect(await left()).toEqual(['c', 'd']);
  });

  it('lose those of the network with the most messages, where messages are too many', async () => {
    const { add, drop, left } = await desk();
    await add({ network: 'genuine', ...WAITING }, { network: 'answered', last_seq: 20 });
    await add({ network: 'flood', ...WAITING, last_seq: 900 }, { network: 'flood', last_seq: 30 });

    expect(await drop(1000, 900)).toBe(1);
    expect(await left()).toEqual(['genuine', 'answered', 'flood']);
    expect(await drop(1000, 40)).toBe(1);
    expect(await left()).toEqual(['genuine', 'answered']);
  });
});
