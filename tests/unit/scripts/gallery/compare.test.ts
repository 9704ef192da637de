import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparePictures } from '#scripts/gallery/compare.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function picture(name: string, height: number, background: string): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width: 10, height, channels: 3, background } })
    .webp({ lossless: true })
    .toFile(path);
  return path;
}

describe('comparePictures', () => {
  it('finds no difference between likes, and draws none', async () => {
    const marked = join(folder, 'marked.webp');
    const share = await comparePictures(
      await picture('a.webp', 10, '#123456'),
      await picture('b.webp', 10, '#143658'),
      marked,
    );

    expect(share).toBe(0);
    expect(existsSync(marked)).toBe(false);
  });

  it('counts what only one of them has, and marks it', async () => {
    const marked = join(folder, 'deep', 'marked.webp');
    const share = await comparePictures(
      await picture('a.webp', 30, '#000000'),
      await picture('b.webp', 40, '#000000'),
      marked,
    );

    expect(share).toBe(0.25);
    const [red = 0, green = 255] = await sharp(marked)
      .extract({ left: 4, top: 36, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(80);
  });
});
