import { describe, expect, it, vi } from 'vitest';
import { createLookUp, type LookUpOptions } from '#islands/assistant/store.ts';

function setUp() {
  const open = vi.fn<LookUpOptions['open']>(() => Promise.resolve({ kind: 'done', value: {} }));
  return { open, store: createLookUp({ open, networkMessage: 'network' }) };
}

describe('createLookUp', () => {
  it('requires a product, and opens nothing without one', async () => {
    const { store, open } = setUp();
    expect(store.$state.get()).toEqual({ kind: 'idle' });
    await store.lookUp('  ', false);

    expect(store.$state.get()).toEqual({ kind: 'needed' });
    expect(open).not.toHaveBeenCalled();
  });

  it('asks the client once for several presses, and then shows the result', async () => {
    const { store, open } = setUp();
    const asking = [store.lookUp(' boots ', false), store.lookUp('shoes', true)];
    expect(store.$state.get()).toEqual({ kind: 'opening' });
    await Promise.all(asking);

    expect(store.$state.get().kind).toBe('done');
    const asked = ['boots', expect.objectContaining({ shownProblem: '', networkMessage: 'network' })];
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
      expect(open.mock.lastCall?.[1]).toMatchObject({ shownProblem: answer.kind });
    },
  );

  it('shows nothing after it is disposed of, and can be used again', async () => {
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
