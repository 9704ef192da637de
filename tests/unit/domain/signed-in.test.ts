import { describe, expect, it } from 'vitest';
import { ownAccountOf, SIGNED_IN_MS, signedInName, signedInText } from '#src/domain/signed-in.ts';

const NOW = 1_790_000_000_000;

describe('who is signed in on the site', () => {
  it.each([
    [0, '韩梅梅'],
    [SIGNED_IN_MS - 1, '韩梅梅'],
    [SIGNED_IN_MS, ''],
    // The clock was set back, so the age is unknown.
    [-1, ''],
  ])('is known after %i ms as %j', (age, name) => {
    expect(signedInName(signedInText('韩梅梅', NOW), NOW + age)).toBe(name);
  });

  it('includes the site’s own account for the same time, otherwise the name only', () => {
    const own = { referral: 'r7', session: 'u.site.1.f' };
    const text = signedInText('Ann\nLee', NOW, own);
    expect([signedInName(text, NOW), ownAccountOf(text, NOW)]).toEqual(['Ann Lee', own]);
    expect(ownAccountOf(text, NOW + SIGNED_IN_MS)).toBeUndefined();
    expect(ownAccountOf(signedInText('Ann Lee', NOW, { referral: '', session: '' }), NOW)).toBeUndefined();
  });

  it.each([null, undefined, '', '1790000001000 ', '-1 a', '{"name":"a"}'])('is nobody for %j', (text) => {
    expect(signedInName(text, NOW)).toBe('');
  });
});
