import { describe, expect, it } from 'vitest';
import { quietly } from '#src/browser/quietly.ts';

describe('quietly', () => {
  it('returns what was loaded', async () => {
    expect(await quietly(() => Promise.resolve('code'))).toBe('code');
  });

  it('returns nothing after a failure, and marks it as quiet', async () => {
    const lost = new Error('lost');

    const code = await quietly<string>(() => Promise.reject(lost));

    expect(code).toBeUndefined();
    expect(lost).toMatchObject({ isQuiet: true });
  });
});
