/** Faults B29 and B30: handlers of pushes. (B28 is with the frames.) */
import { describe, expect, it, vi } from 'vitest';
import { connect } from '#tests/helpers/bridge/page.ts';
import { PATIENCE } from '#tests/helpers/bridge/peer.ts';

async function createPushed() {
  const { peer, page } = await connect();
  return { page, connection: await peer.connection() };
}

it('B29: a push handler that throws does not stop the others, and is reported once without the content', async () => {
  const { page, connection } = await createPushed();
  const heard: unknown[] = [];
  const broken = new Error('broken handler');
  page.client.onAny('test', 'Push', (payload) => heard.push(['before', payload]));
  page.client.onAny('test', 'Push', () => {
    throw broken;
  });
  page.client.onAny('test', 'Push', (payload) => heard.push(['after', payload]));

  connection.push('test', 'Push', 'content');
  await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE);

  expect(heard).toEqual([
    ['before', 'content'],
    ['after', 'content'],
  ]);
  expect(page.log).toEqual([
    {
      level: 'error',
      message: 'a push handler failed',
      facts: { module: 'test', action: 'Push', error: broken },
    },
  ]);
});

it('B30: of handlers added and removed within a handler none is skipped and none is called twice', async () => {
  const { page, connection } = await createPushed();
  const heard: string[] = [];
  const { client } = page;
  const offFirst = client.onAny('test', 'Push', () => {
    heard.push('first');
    offFirst();
    client.onAny('test', 'Push', () => heard.push('late'));
  });
  const offSecond = client.onAny('test', 'Push', () => {
    heard.push('second');
    offThird();
  });
  const offThird = client.onAny('test', 'Push', () => heard.push('third'));
  client.onAny('test', 'Push', () => heard.push('fourth'));

  connection.push('test', 'Push');
  connection.push('test', 'Push');
  await vi.waitFor(() => expect(heard).toHaveLength(6), PATIENCE);

  expect(heard).toEqual(['first', 'second', 'fourth', 'second', 'fourth', 'late']);
  offSecond();
  offSecond();
  connection.push('test', 'Push');
  await vi.waitFor(() => expect(heard).toHaveLength(8), PATIENCE);
  expect(heard.slice(6)).toEqual(['fourth', 'late']);
});

describe('a push of the type map', () => {
  it('§7.33 reaches its handler with its payload, also when it is not in a list', async () => {
    const { page, connection } = await createPushed();
    const paid: unknown[] = [];
    page.client.on('payment', 'PaymentResult', (result) => paid.push(result));

    connection.push('payment', 'PaymentResult', { orderId: 'a', paid: true });
    connection.send({ module: 'payment', action: 'PaymentResult', args: { orderId: 'b', paid: false } });
    await vi.waitFor(() => expect(paid).toHaveLength(2), PATIENCE);

    expect(paid).toEqual([
      { orderId: 'a', paid: true },
      { orderId: 'b', paid: false },
    ]);
  });

  it('with another shape than the contract’s is dropped and counted', async () => {
    const { page, connection } = await createPushed();
    const heard: unknown[] = [];
    page.client.on('dataObserver', 'StoreInfo', (store) => heard.push(store));
    page.client.onAny('test', 'Push', () => heard.push('next'));

    connection.push('dataObserver', 'StoreInfo', { id: 7 });
    connection.push('test', 'Push');
    await vi.waitFor(() => expect(heard).toEqual(['next']), PATIENCE);

    expect(page.client.counters.droppedFrames).toBe(1);
  });
});
