import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { hashFile } from '#islands/verify/hash-file.ts';

const never = new AbortController().signal;

/** A file that records the size of each read. */
class WatchedBlob extends Blob {
  readonly slices: number[] = [];

  override slice(start?: number, end?: number): Blob {
    const part = super.slice(start, end);
    this.slices.push(part.size);
    return part;
  }
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('hashFile', () => {
  it.each([0, 64, 256 * 1024, 256 * 1024 + 1, 3_000_000])('gives the SHA-256 of %d bytes', async (size) => {
    const bytes = randomBytes(size);
    expect(await hashFile(new Blob([bytes]), () => undefined, never)).toBe(digest(bytes));
  });

  it('reads at most 256 KiB at once, and yields in between', async () => {
    const bytes = randomBytes(8 * 1024 * 1024);
    const file = new WatchedBlob([bytes]);
    const progress: number[] = [];
    let now = 0;
    // Each piece takes half a frame by this clock, whatever the machine.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 8));
    let others = 0;
    const timer = setInterval(() => others++, 0);
    expect(await hashFile(file, (done) => progress.push(done), never)).toBe(digest(bytes));
    clearInterval(timer);
    clock.mockRestore();
    expect(file.slices).toEqual(Array.from({ length: 32 }, () => 256 * 1024));
    expect(progress).toEqual(file.slices.map((size, index) => size * (index + 1)));
    expect(others).toBeGreaterThan(0);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const file = new WatchedBlob([randomBytes(8 * 1024 * 1024)]);
    const hashing = hashFile(file, () => undefined, controller.signal);
    controller.abort();
    await expect(hashing).rejects.toThrow('abort');
    expect(file.slices.length).toBeLessThan(32);
  });
});
