import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { createSetStore } from '#bridge-lib/stores.ts';

it('createSetStore reports a listener that throws and still calls the others', () => {
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
