/** Faults B17 to B19, B26, B28 and B41, and another program at the port: the frames that may arrive. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_MESSAGE, STATUS } from '#bridge-lib';
import { createClientCipher } from '#server/client-simulator/cipher.ts';
import { connect, outcome, startBoth } from '#tests/helpers/bridge/page.ts';
import { browserClock } from '#bridge-lib/browser.ts';
import { PATIENCE, SECRET, answer, echo } from '#tests/helpers/bridge/peer.ts';

const right = createClientCipher(SECRET);
const wrongKey = createClientCipher(`X${SECRET.slice(1)}`);
// The vector is in 4 to 19 of the secret; the key, in 0 to 15, overlaps it.
const wrongVector = createClientCipher(`${SECRET.slice(0, 16)}%%%%${SECRET.slice(20)}`);
const push = JSON.stringify({ module: 'test', action: 'Push', args: [1] });

const BROKEN: readonly (readonly [string, string | Buffer])[] = [
  ['a wrong key', wrongKey.seal(push)],
  ['a wrong vector', wrongVector.seal(push)],
  ['plain JSON', push],
  ['a letter outside base64', `!${right.seal(push).slice(1)}`],
  ['a frame cut within a block', right.seal(push).slice(0, -8)],
  ['no padding of base64', 'QUJD='],
  ['an empty frame', ''],
  ['noise', randomBytes(64).toString('base64')],
  ['zeros', Buffer.alloc(16).toString('base64')],
  ['binary noise', randomBytes(64)],
  ['an empty binary frame', Buffer.alloc(0)],
];

/** A page that collects the pushes of `test/Push`. */
async function createListeningPage() {
  const { peer, page } = await connect();
  const heard: unknown[] = [];
  page.client.onAny('test', 'Push', (payload) => heard.push(payload));
  const connection = await peer.connection();
  return { page, connection, heard };
}

it.each(BROKEN)('B17: %s is dropped and counted, and the next one works', async (_what, frame) => {
  const { page, connection, heard } = await createListeningPage();

  connection.sendRaw(frame);
  connection.push('test', 'Push', 'next');
  await vi.waitFor(() => expect(heard).toEqual(['next']), PATIENCE);

  expect(page.client.counters.droppedFrames).toBe(1);
  expect(page.log).toEqual([]);
  expect(page.client.$status.get()).toBe(STATUS.success);
});

it.each([null, 7, [], [1], 'text', true, {}, { module: 'test' }, { requestId: 7 }, { module: 1, action: 2 }])(
  'B18: %j is no message, and dropped',
  async (message) => {
    const { page, connection, heard } = await createListeningPage();

    connection.send(message);
    connection.push('test', 'Push', 'next');
    await vi.waitFor(() => expect(heard).toEqual(['next']), PATIENCE);

    expect(page.client.counters.droppedFrames).toBe(1);
  },
);

describe('B19: binary frames', () => {
  it('decode with the same cipher, as bytes or as base64, in order', async () => {
    const { page, connection, heard } = await createListeningPage();
    const seal = (payload: number): string =>
      right.seal(JSON.stringify({ module: 'test', action: 'Push', args: [payload] }));

    connection.sendRaw(Buffer.from(seal(1), 'base64'));
    connection.sendRaw(seal(2));
    connection.sendRaw(Buffer.from(seal(3)));
    connection.sendRaw(seal(4));
    await vi.waitFor(() => expect(heard).toHaveLength(4), PATIENCE);

    expect(heard).toEqual([1, 2, 3, 4]);
    expect(page.client.counters.droppedFrames).toBe(0);
  });

  it('are also read as blobs, without losing the order', async () => {
    const { page, connection, heard } = await createListeningPage();
    const frame = right.seal(JSON.stringify({ module: 'test', action: 'Push', args: ['blob'] }));
    const socket = page.sockets[0];

    socket?.onmessage?.({ data: new Blob([frame]) } as never);
    connection.push('test', 'Push', 'text');
    await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE);

    expect(heard).toEqual(['blob', 'text']);
  });

  it('of an unknown kind are dropped', async () => {
    const { page } = await createListeningPage();

    page.sockets[0]?.onmessage?.({ data: { size: 4 } } as never);

    expect(page.client.counters.droppedFrames).toBe(1);
  });
});

const MEGABYTE = 1024 * 1024;

describe('B26: large frames', () => {
  it('of 1 MB are sent and received whole, in order with small ones', async () => {
    const { page } = await connect({ onRequest: echo }, { clock: browserClock });
    const order: string[] = [];
    const large = { text: '大'.repeat(MEGABYTE / 3) };
    const send = async (name: string, payload: object): Promise<unknown> => {
      const value = await page.client.request('test', 'Echo', payload);
      order.push(name);
      return value;
    };

    const [first, second, third] = await Promise.all([
      send('large', large),
      send('small', { text: 'a' }),
      send('last', { text: 'b' }),
    ]);

    expect(first).toEqual(large);
    expect([second, third]).toEqual([{ text: 'a' }, { text: 'b' }]);
    expect(order).toEqual(['large', 'small', 'last']);
  });

  it('of 16 MB are dropped and end the connection', async () => {
    const { page, connection } = await createListeningPage();

    connection.sendRaw('A'.repeat(16 * MEGABYTE));

    expect((await page.reached('frame-too-large')).status).toBe(STATUS.fail);
    expect(page.client.counters.droppedFrames).toBe(1);
    await vi.waitFor(() => expect(connection.closeCodes).toEqual([4009]), PATIENCE);
  });

  it('of more than 8 MB are not sent, whether the size is known before or after the encoding', async () => {
    const { peer, page } = await connect({ onRequest: answer }, { clock: browserClock });
    const tooLarge = { kind: 'too-large', message: NETWORK_MESSAGE };

    const seven = await outcome(page.client.request('test', 'Echo', 'a'.repeat(7 * MEGABYTE)));
    const three = await outcome(page.client.request('test', 'Echo', '大'.repeat(2.5 * MEGABYTE)));

    expect(seven).toEqual(tooLarge);
    expect(three).toEqual(tooLarge);
    expect((await peer.connection()).requestsOf('Echo')).toHaveLength(0);
    expect(await outcome(page.client.request('test', 'Echo', 'small'))).toEqual({});
  });
});

it.each(['__proto__', 'constructor', 'toString', 'unknown'])('B28: %s is no module', async (name) => {
  const { page, connection, heard } = await createListeningPage();

  connection.push(name, name, 1);
  connection.push('test', name, 1);
  connection.push('test', 'Push', 'next');
  await vi.waitFor(() => expect(heard).toEqual(['next']), PATIENCE);

  expect(page.client.counters.unheardPushes).toBe(2);
  expect(page.log).toEqual([]);
});

it.each([
  ['emoji', '店铺🏪👩‍💻'],
  ['a lone surrogate', 'a\ud83dz'],
  ['NUL within and at the end', 'a\u0000b\u0000'],
  ['all of ASCII', String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code))],
  ['line separators', '\u2028\u2029\ufeff'],
])('B41: text with %s comes back unchanged', async (_what, text) => {
  const { page } = await connect({ onRequest: echo });

  expect(await page.client.request('test', 'Echo', { text })).toEqual({ text });
});

it('another program at the port gets only the handshake, and is disconnected after three undecodable frames', async () => {
  const { peer, page } = await startBoth({ handshake: 'silent' });
  const call = outcome(page.client.clientAuthentication.login({ userName: 'someone', password: 'secret' }));
  const connection = await peer.connection();
  await connection.request('ClientConnected');

  for (let time = 0; time < 3; time += 1) connection.sendRaw(wrongKey.seal('{}'));

  expect((await page.reached('peer-untrusted')).retryInMs).toBeNull();
  expect(await call).toMatchObject({ kind: 'not-connected' });
  await vi.waitFor(() => expect(connection.closeCodes).toEqual([4002]), PATIENCE);
  expect(connection.requests.map(({ action }) => action)).toEqual(['ClientConnected']);
});
