import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf, openCache } from '#integrations/lib/content-cache.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

let scratch: string;
let folder: string;
beforeEach(() => {
  scratch = folderForTest();
  folder = join(scratch, 'inner');
});

const bytes = (length: number) => () => Promise.resolve(Buffer.alloc(length, 'x'));
const HOUR_SECONDS = 3600;

describe('a cache by content', () => {
  it('makes what it has not yet, and keeps it for the next build', async () => {
    const make = vi.fn(() => Promise.resolve(Buffer.from('packed')));
    const first = openCache(folder, 100);
    await first.get('a.br', make);
    const second = openCache(folder, 100);

    expect((await second.get('a.br', make)).toString()).toBe('packed');
    expect(make).toHaveBeenCalledTimes(1);
    expect([first.made(), second.made()]).toEqual([1, 0]);
  });

  it('lets go of what has not been used for longest, once there is too much', async () => {
    const cache = openCache(folder, 10);
    for (const name of ['a', 'b', 'c']) await cache.get(name, bytes(4));
    const now = Date.now() / 1000;
    for (const [name, hoursAgo] of Object.entries({ a: 2, b: 3, c: 1 })) {
      const used = now - hoursAgo * HOUR_SECONDS;
      utimesSync(join(folder, name), used, used);
    }
    // Used anew, the oldest becomes the newest.
    await cache.get('b', bytes(4));
    await cache.prune();

    expect(readdirSync(folder).sort()).toEqual(['b', 'c']);
  });
});

describe('digestOf', () => {
  it('is the same for the same, and another where any part or the seam between parts is another', () => {
    expect(digestOf('a', Buffer.from('b'))).toBe(digestOf('a', 'b'));
    expect(new Set([digestOf('a', 'b'), digestOf('ab'), digestOf('a', 'c'), digestOf('b', 'a')]).size).toBe(
      4,
    );
  });
});
