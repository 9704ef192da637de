import { describe, expect, it } from 'vitest';
import { quietly } from '#src/browser/quietly.ts';

describe('quietly', () => {
  it('brings what comes', async () => {
    expect(await quietly(() => Promise.resolve('code'))).toBe('code');
  });

  it('brings nothing where it does not come, and marks the failure as one that nobody is told of', async () => {
    const lost = new Error('lost');

    const code = await quietly<string>(() => Promise.reject(lost));

    expect(code).toBeUndefined();
    expect(lost).toMatchObject({ isQuiet: true });
  });
});
