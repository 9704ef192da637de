import { atom, computed } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { createSetStore, silence } from '#bridge-lib/stores.ts';

describe('createSetStore', () => {
  it('reports a listener that throws and still tells the others', () => {
    const errors: unknown[] = [];
    const set = createSetStore((error) => errors.push(error));
    const $one = atom(0);
    const broken = new Error('broken');
    const listener = vi.fn();
    $one.listen(() => {
      throw broken;
    });
    $one.listen(listener);

    set($one, 1);

    expect(errors).toEqual([broken]);
    expect(listener).toHaveBeenCalledExactlyOnceWith(1, 0, undefined);
  });
});

describe('silence', () => {
  it('lets the value change without telling anybody', () => {
    const $one = atom(0);
    const $double = computed($one, (value) => value * 2);
    const listener = vi.fn();
    $one.listen(listener);
    $double.listen(listener);

    silence($one);
    $one.set(1);

    expect($one.get()).toBe(1);
    expect(listener).not.toHaveBeenCalled();
  });
});
