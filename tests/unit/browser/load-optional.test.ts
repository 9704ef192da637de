import { describe, expect, it } from 'vitest';
import { loadOptional } from '#src/browser/load-optional.ts';

describe('loadOptional', () => {
  it('returns what was loaded', async () => {
    expect(await loadOptional(() => Promise.resolve('code'))).toBe('code');
  });

  it('returns nothing after a failure, and marks it as quiet', async () => {
    const lost = new Error('lost');

    const code = await loadOptional<string>(() => Promise.reject(lost));

    expect(code).toBeUndefined();
    expect(lost).toMatchObject({ isQuiet: true });
  });
});
