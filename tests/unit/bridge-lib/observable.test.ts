import { computed, type ReadableAtom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { createObservable } from '#bridge-lib/observable.ts';

const silent = (): void => undefined;

describe('createObservable', () => {
  it('has the members of a nanostores atom, by its types and in use', () => {
    const $one = createObservable(1, silent);
    const $atom: ReadableAtom<number> = $one;
    const $double = computed($atom, (value) => value * 2);
    const seen: number[] = [];
    const stop = $double.subscribe((value) => seen.push(value));

    $one.set(2);
    stop();
    $one.set(3);

    expect(seen).toEqual([2, 4]);
    expect($double.get()).toBe(6);
  });

  it('tells the new value and the old one, and nothing when it stays the same', () => {
    const $one = createObservable('a', silent);
    const listener = vi.fn();
    $one.listen(listener);

    $one.set('a');
    $one.set('b');

    expect(listener.mock.calls).toEqual([['b', 'a']]);
    expect([$one.get(), $one.value, $one.init]).toEqual(['b', 'b', 'a']);
  });

  it('calls a subscriber at once, each of two equal listeners, and none that has gone', () => {
    const $one = createObservable(0, silent);
    const listener = vi.fn();
    const stop = $one.subscribe(listener);
    $one.listen(listener);
    expect($one.lc).toBe(2);

    $one.set(1);
    stop();
    stop();
    $one.set(2);

    expect(listener.mock.calls).toEqual([
      [0, undefined],
      [1, 0],
      [1, 0],
      [2, 1],
    ]);
    $one.off();
    expect($one.lc).toBe(0);
  });

  it('reports a listener that throws and still tells the others', () => {
    const errors: unknown[] = [];
    const $one = createObservable(0, (error) => errors.push(error));
    const broken = new Error('broken');
    const listener = vi.fn();
    $one.listen(() => {
      throw broken;
    });
    $one.listen(listener);

    $one.set(1);

    expect(errors).toEqual([broken]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('tells each listener the last value last when a listener sets it anew', () => {
    const $one = createObservable(0, silent);
    const seen: number[] = [];
    $one.listen((value) => {
      if (value === 1) $one.set(2);
    });
    $one.listen((value) => seen.push(value));

    $one.set(1);

    expect(seen).toEqual([2]);
  });
});
