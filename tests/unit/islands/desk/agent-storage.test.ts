import { describe, expect, it } from 'vitest';
import { guardedStorage } from '#src/browser/storage.ts';
import { createAgentStorage } from '#islands/desk/agent-storage.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

function tabs() {
  const storage = memoryStorage();
  const open = () => createAgentStorage(guardedStorage(() => storage));
  return { storage, first: open(), second: open() };
}

describe('what an agent’s browser keeps', () => {
  it('is the same in all tabs of the agent', () => {
    const { first, second } = tabs();
    first.claim('Lin');
    second.claim('Lin');
    first.set('draft:a', 'one');
    second.set('draft:b', 'two');
    expect([first.get('draft:a'), first.get('draft:b')]).toEqual(['one', 'two']);
  });

  it('is not read by another agent’s tab', () => {
    const { first, second } = tabs();
    first.claim('Lin');
    first.set('draft:a', 'from Lin');
    second.claim('Chen');
    expect(second.get('draft:a')).toBeUndefined();
    second.set('draft:a', 'from Chen');
    expect(first.get('draft:a')).toBeUndefined();
  });

  it('leaves nothing in the browser once all of it is gone', () => {
    const { storage, first } = tabs();
    first.claim('Lin');
    first.set('draft:a', 'one');
    first.remove('draft:a');
    expect(storage.length).toBe(0);
  });
});
