import { describe, expect, it } from 'vitest';
import { guardedStorage } from '#src/browser/storage.ts';
import { createAgentKeep } from '#islands/desk/agent-keep.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

function tabs() {
  const storage = memoryStorage();
  const open = () => createAgentKeep(guardedStorage(() => storage));
  return { storage, first: open(), second: open() };
}

describe('an agent’s stored data', () => {
  it('is the same in all tabs of the agent, and its entry is removed when it is empty', () => {
    const { storage, first, second } = tabs();
    first.claim('Lin');
    second.claim('Lin');
    first.set('draft:a', 'one');
    second.set('draft:b', 'two');
    expect([first.get('draft:a'), first.get('draft:b')]).toEqual(['one', 'two']);

    first.remove('draft:a');
    first.remove('draft:b');
    expect(storage.length).toBe(0);
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
});
