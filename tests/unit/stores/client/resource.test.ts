import { describe, expect, it } from 'vitest';
import { createResource } from '#src/stores/client/resource.ts';

/** A resource whose reads the test answers one after the other. */
function setUp() {
  const reads: { answer: (value: string) => void; fail: () => void; signal: AbortSignal }[] = [];
  let tell: ((value: string) => void) | undefined;
  const resource = createResource({
    fallback: 'network',
    initial: 'nothing',
    read: (signal) =>
      new Promise<string>((answer, reject) => {
        reads.push({ answer, fail: () => reject(new Error('')), signal });
      }),
    push() {
      tell = (value) => resource.set(value);
      return () => (tell = undefined);
    },
  });
  const now = () => [resource.$load.get(), resource.$value.get(), resource.tasks.$failure.get()];
  return { resource, reads, now, tell: (value: string) => tell?.(value) };
}

describe('createResource', () => {
  it('is loading, then ready, and reads once at a time', async () => {
    const { resource, reads, now } = setUp();
    const both = [resource.load(), resource.load()];
    expect(now()).toEqual(['loading', 'nothing', '']);
    expect(reads).toHaveLength(1);

    reads[0]?.answer('shops');
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(now()).toEqual(['ready', 'shops', '']);
  });

  it('fails with the reason, and can be read again', async () => {
    const { resource, reads, now } = setUp();
    const first = resource.load();
    reads[0]?.fail();
    expect(await first).toBe(false);
    expect(now()).toEqual(['failed', 'nothing', 'network']);

    const second = resource.load();
    expect(now()).toEqual(['loading', 'nothing', '']);
    reads[1]?.answer('shops');
    await second;
    expect(now()).toEqual(['ready', 'shops', '']);
  });

  it('keeps its value while it is read again, and when that fails', async () => {
    const { resource, reads, now } = setUp();
    const first = resource.load();
    reads[0]?.answer('shops');
    await first;
    const again = resource.load();
    expect(now()).toEqual(['ready', 'shops', '']);
    reads[1]?.fail();
    await again;
    expect(now()).toEqual(['ready', 'shops', 'network']);
  });

  it('deletes a forgotten value, and ignores answers for the former user', async () => {
    const { resource, reads, now } = setUp();
    const former = resource.load();
    resource.forget();
    const next = resource.load();
    expect(reads[0]?.signal.aborted).toBe(true);
    reads[0]?.answer('of the former');
    await former;
    expect(now()).toEqual(['loading', 'nothing', '']);

    reads[1]?.answer('of the next');
    await next;
    expect(now()).toEqual(['ready', 'of the next', '']);
  });

  it('accepts pushes until it is disposed of', () => {
    const { resource, now, tell } = setUp();
    tell('pushed');
    expect(now()[1]).toBe('pushed');
    resource.dispose();
    tell('later');
    expect(now()[1]).toBe('pushed');
  });
});
