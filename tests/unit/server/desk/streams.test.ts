import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStreams, type Listener } from '#server/desk/streams.ts';
import { createLog } from '#server/log.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';

/** Streams without events, which end when they are stopped. */
function idleStreams() {
  const streams = createStreams(100, createLog('silent'));
  onTestFinished(() => streams.close());
  const listeners: Listener[] = [];
  async function* feed(listener: Listener): AsyncGenerator<'beat', undefined> {
    listeners.push(listener);
    yield 'beat';
    while (!listener.signal.aborted) {
      await new Promise<void>((resolve) => listener.signal.addEventListener('abort', () => resolve()));
    }
    return undefined;
  }
  return { streams, listeners, feed };
}

type Idle = ReturnType<typeof idleStreams>;

/** From so many addresses that none has too many. */
async function openVisitors({ streams, listeners, feed }: Idle, count: number): Promise<Listener[]> {
  const before = listeners.length;
  for (let index = before; index < before + count; index++) {
    streams.openVisitor(`198.51.${index >> 8}.${index & 255}`, feed);
  }
  await vi.waitFor(() => expect(listeners).toHaveLength(before + count));
  return listeners.slice(before);
}

const endedOf = (listeners: readonly Listener[]): number[] =>
  listeners.flatMap(({ signal }, index) => (signal.aborted ? [index] : []));

describe('the places for streams', () => {
  it('without a conversation go to newcomers: the longest idle stream is closed, and agents keep theirs', async () => {
    const idle = idleStreams();
    const visitors = await openVisitors(idle, 4000);
    expect(endedOf(visitors)).toEqual([]);

    await openVisitors(idle, 2);

    expect(endedOf(visitors)).toEqual([0, 1]);
    expect(idle.streams.openAgent('203.0.113.1', undefined, idle.feed)).toBeDefined();
  });

  it('with a conversation are not taken by visitors without one', async () => {
    const idle = idleStreams();
    const [active, ...others] = await openVisitors(idle, 3);
    active?.reportActivity();

    await openVisitors(idle, 4000);

    expect(active?.signal.aborted).toBe(false);
    expect(endedOf(others)).toEqual([0, 1]);
  });

  it('with a conversation are lost by the longest idle stream', async () => {
    const idle = idleStreams();
    const visitors = await openVisitors(idle, 4000);
    for (const { reportActivity } of visitors) reportActivity();
    const more = await openVisitors(idle, 1000);
    for (const { reportActivity } of more) reportActivity();
    visitors[0]?.reportActivity();
    const [last] = await openVisitors(idle, 1);

    last?.reportActivity();

    expect(endedOf([...visitors, ...more])).toEqual([1]);
  });

  it('are not taken again by a stream that was closed', async () => {
    const idle = idleStreams();
    const [active] = await openVisitors(idle, 1);
    active?.reportActivity();
    const gone = await openVisitors(idle, 4000);
    gone.push(...(await openVisitors(idle, 4000)));
    await openVisitors(idle, 1000);

    for (const { signal, reportActivity } of gone) if (signal.aborted) reportActivity();

    expect(endedOf(gone)).toHaveLength(5000);
    expect(active?.signal.aborted).toBe(false);
  });

  it('are also limited for agents', () => {
    const idle = idleStreams();
    const statuses = Array.from({ length: 501 }, (_, index) =>
      idle.streams.openAgent(`203.0.113.${index & 255}`, undefined, idle.feed),
    );

    expect(statuses.filter(Boolean)).toHaveLength(500);
  });
});

it('a stream that is ended also ends for a client that reads nothing, and frees its place', async () => {
  const { streams, feed } = idleStreams();
  for (let index = 0; index < 100; index++) streams.openAgent('203.0.113.1', 'session', feed);
  expect(streams.openAgent('203.0.113.1', 'session', feed)).toBeUndefined();

  streams.endOf('session');

  await vi.waitFor(() => expect(streams.openAgent('203.0.113.1', 'session', feed)).toBeDefined());
});

it('a client that leaves during a query is not an error', async () => {
  const { log, lines } = heardLog();
  const [begun, query] = [Promise.withResolvers<undefined>(), Promise.withResolvers<'beat'>()];
  async function* feed(): AsyncGenerator<'beat', undefined> {
    begun.resolve(undefined);
    yield await query.promise;
    return undefined;
  }
  const stream = createStreams(1, log).openVisitor('203.0.113.1', feed)?.body;
  await begun.promise;
  const left = stream?.cancel();
  query.resolve('beat');
  await left;
  expect(lines).toEqual([]);
});
