import { describe, expect, it } from 'vitest';
import { SIGNED_IN_MS, signedInName, signedInText } from '#src/domain/signed-in.ts';

const NOW = 1_790_000_000_000;

describe('who is signed in on the site', () => {
  it.each([
    [0, '韩梅梅'],
    [SIGNED_IN_MS - 1, '韩梅梅'],
    [SIGNED_IN_MS, ''],
    // The clock was set back: nobody knows how long ago it was.
    [-1, ''],
  ])('is known after %i ms as %j', (age, name) => {
    expect(signedInName(signedInText('韩梅梅', NOW), NOW + age)).toBe(name);
  });

  it.each([null, undefined, '', 'x', '1790000001000', '1790000001000 ', ' a', '-1 a', '{"name":"a"}'])(
    'is nobody by %j',
    (text) => {
      expect(signedInName(text, NOW)).toBe('');
    },
  );
});
