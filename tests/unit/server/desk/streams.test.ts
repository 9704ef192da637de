import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStreams, type Listener } from '#server/desk/streams.ts';
import { createLog } from '#server/log.ts';

/** Streams that say nothing and end when they are told to. */
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

/** By so many addresses that none of them has too many. */
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

describe('the room for streams', () => {
  it('is kept free for agents, however many visitors there are', async () => {
    const quiet = quietStreams();
    await openVisitors(quiet, 4000);
    await openVisitors(quiet, 1);

    expect(quiet.streams.openAgent('203.0.113.1', undefined, quiet.feed)).toBeDefined();
  });

  it('of those who have no conversation goes to newcomers, at the cost of who is idle longest', async () => {
    const quiet = quietStreams();
    const visitors = await openVisitors(quiet, 4000);
    expect(endedOf(visitors)).toEqual([]);

    await openVisitors(quiet, 2);

    expect(endedOf(visitors)).toEqual([0, 1]);
  });

  it('is safe for those who have a conversation, from all who have none', async () => {
    const quiet = quietStreams();
    const [talking, ...others] = await openVisitors(quiet, 3);
    talking?.talks();

    await openVisitors(quiet, 4000);

    expect(talking?.signal.aborted).toBe(false);
    expect(endedOf(others)).toEqual([0, 1]);
  });

  it('of those who talk is lost by whom nothing was said to for longest', async () => {
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

  it('is not taken again by a stream that has left it', async () => {
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

  it('is bounded for agents as well', () => {
    const quiet = quietStreams();
    const statuses = Array.from({ length: 501 }, (_, index) =>
      quiet.streams.openAgent(`203.0.113.${index & 255}`, undefined, quiet.feed),
    );

    expect(statuses.filter(Boolean)).toHaveLength(500);
  });
});

describe('a stream that is ended', () => {
  it('ends for a listener who reads nothing, too, and gives its place back', async () => {
    const { streams, feed } = quietStreams();
    for (let index = 0; index < 100; index++) streams.openAgent('203.0.113.1', 'session', feed);
    expect(streams.openAgent('203.0.113.1', 'session', feed)).toBeUndefined();

    streams.endOf('session');

    await vi.waitFor(() => expect(streams.openAgent('203.0.113.1', 'session', feed)).toBeDefined());
  });
});
