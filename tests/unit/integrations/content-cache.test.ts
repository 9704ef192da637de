import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { digestOf, openCache } from '#integrations/lib/content-cache.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

it('a cache by content makes what is missing, and keeps it for the next build', async () => {
  const make = vi.fn(() => Promise.resolve(Buffer.from('packed')));
  const folder = join(folderForTest(), 'inner');
  const first = openCache(folder, 100);
  await first.get('a.br', make);
  const second = openCache(folder, 100);

  expect((await second.get('a.br', make)).toString()).toBe('packed');
  expect(make).toHaveBeenCalledTimes(1);
  expect([first.created(), second.created()]).toEqual([1, 0]);
});

it('digestOf is equal for equal parts, and differs where a part or the border between parts differs', () => {
  expect(digestOf('a', Buffer.from('b'))).toBe(digestOf('a', 'b'));
  expect(new Set([digestOf('a', 'b'), digestOf('ab'), digestOf('a', 'c'), digestOf('b', 'a')]).size).toBe(4);
});
