import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStreams, type Listener } from '#server/desk/streams.ts';
import { createLog } from '#server/log.ts';

/** Streams without events, which end when they are stopped. */
function quietStreams() {
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

type Quiet = ReturnType<typeof quietStreams>;

/** From so many addresses that none has too many. */
async function openVisitors({ streams, listeners, feed }: Quiet, count: number): Promise<Listener[]> {
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
  it('are kept free for agents, however many visitors there are', async () => {
    const quiet = quietStreams();
    await openVisitors(quiet, 4000);
    await openVisitors(quiet, 1);

    expect(quiet.streams.openAgent('203.0.113.1', undefined, quiet.feed)).toBeDefined();
  });

  it('without a conversation go to newcomers, and the longest idle stream is closed', async () => {
    const quiet = quietStreams();
    const visitors = await openVisitors(quiet, 4000);
    expect(endedOf(visitors)).toEqual([]);

    await openVisitors(quiet, 2);

    expect(endedOf(visitors)).toEqual([0, 1]);
  });

  it('with a conversation are not taken by visitors without one', async () => {
    const quiet = quietStreams();
    const [talking, ...others] = await openVisitors(quiet, 3);
    talking?.talks();

    await openVisitors(quiet, 4000);

    expect(talking?.signal.aborted).toBe(false);
    expect(endedOf(others)).toEqual([0, 1]);
  });

  it('with a conversation are lost by the longest idle stream', async () => {
    const quiet = quietStreams();
    const visitors = await openVisitors(quiet, 4000);
    for (const { talks } of visitors) talks();
    const more = await openVisitors(quiet, 1000);
    for (const { talks } of more) talks();
    visitors[0]?.talks();
    const [last] = await openVisitors(quiet, 1);

    last?.talks();

    expect(endedOf([...visitors, ...more])).toEqual([1]);
  });

  it('are not taken again by a stream that was closed', async () => {
    const quiet = quietStreams();
    const [talking] = await openVisitors(quiet, 1);
    talking?.talks();
    const gone = await openVisitors(quiet, 4000);
    gone.push(...(await openVisitors(quiet, 4000)));
    await openVisitors(quiet, 1000);

    for (const { signal, talks } of gone) if (signal.aborted) talks();

    expect(endedOf(gone)).toHaveLength(5000);
    expect(talking?.signal.aborted).toBe(false);
  });

  it('are also limited for agents', () => {
    const quiet = quietStreams();
    const statuses = Array.from({ length: 501 }, (_, index) =>
      quiet.streams.openAgent(`203.0.113.${index & 255}`, undefined, quiet.feed),
    );

    expect(statuses.filter(Boolean)).toHaveLength(500);
  });
});

describe('a stream that is ended', () => {
  it('also ends for a client that reads nothing, and frees its place', async () => {
    const { streams, feed } = quietStreams();
    for (let index = 0; index < 100; index++) streams.openAgent('203.0.113.1', 'session', feed);
    expect(streams.openAgent('203.0.113.1', 'session', feed)).toBeUndefined();

    streams.endOf('session');

    await vi.waitFor(() => expect(streams.openAgent('203.0.113.1', 'session', feed)).toBeDefined());
  });
});
