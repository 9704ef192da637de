import { describe, expect, it, vi } from 'vitest';
import { createLookUp, type LookUpOptions } from '#islands/assistant/store.ts';

function setUp() {
  const open = vi.fn<LookUpOptions['open']>(() => Promise.resolve({ kind: 'done', value: {} }));
  return { open, store: createLookUp({ open, networkMessage: 'network' }) };
}

describe('createLookUp', () => {
  it('asks for something to look up, and opens nothing without', async () => {
    const { store, open } = setUp();
    expect(store.$state.get()).toEqual({ kind: 'idle' });
    await store.lookUp('  ', false);

    expect(store.$state.get()).toEqual({ kind: 'needed' });
    expect(open).not.toHaveBeenCalled();
  });

  it('says that it asks, once, however often it is told to, then that it is open', async () => {
    const { store, open } = setUp();
    const asking = [store.lookUp(' boots ', false), store.lookUp('shoes', true)];
    expect(store.$state.get()).toEqual({ kind: 'opening' });
    await Promise.all(asking);

    expect(store.$state.get().kind).toBe('done');
    const asked = ['boots', expect.objectContaining({ told: '', networkMessage: 'network' })];
    expect(open.mock.calls).toEqual([asked]);
  });

  it.each([
    { kind: 'asks' },
    { kind: 'elsewhere' },
    { kind: 'unreached', reason: 'gone' },
    { kind: 'failed', reason: 'no' },
  ] as const)(
    'shows %j as it is, and can be asked again, with what the visitor says to it',
    async (answer) => {
      const { store, open } = setUp();
      open.mockResolvedValueOnce(answer);
      await store.lookUp('boots', false);
      expect(store.$state.get()).toEqual(answer);

      await store.lookUp('boots', true);
      expect(store.$state.get().kind).toBe('done');
      expect(open.mock.lastCall?.[1]).toMatchObject({ told: answer.kind });
    },
  );

  it('says nothing more once it is taken down, and can be asked again', async () => {
    const { store, open } = setUp();
    const asking = store.lookUp('boots', false);
    store.dispose();
    await asking;

    expect(open.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(store.$state.get()).toEqual({ kind: 'idle' });
    await store.lookUp('boots', false);
    expect(store.$state.get()).toMatchObject({ kind: 'done' });
  });
});
