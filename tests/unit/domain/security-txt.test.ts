import { describe, expect, it } from 'vitest';
import { securityTxt } from '#src/domain/security-txt.ts';

describe('securityTxt', () => {
  const text = securityTxt({
    siteUrl: 'https://www.berth.example',
    email: 'security@berth.example',
    now: new Date('2026-11-20T15:04:05Z'),
  });

  it('holds the fields that RFC 9116 requires, each on a line', () => {
    expect(text).toMatch(/^Contact: mailto:security@berth\.example$/m);
    expect(text).toMatch(/^Expires: 2027-11-15T00:00:00\.000Z$/m);
    expect(text).toMatch(/^Canonical: https:\/\/www\.berth\.example\/\.well-known\/security\.txt$/m);
    expect(text.endsWith('\n')).toBe(true);
  });
});
