import { describe, expect, it } from 'vitest';
import { webTrialAddress } from '#src/domain/web-trial.ts';

const base = 'https://trial.berth.example/';

describe('webTrialAddress', () => {
  it('§7.22 contains the promoter, the constant source type and the place of the link', () => {
    expect(webTrialAddress(base, 'hero', 'harbor')).toBe(
      `${base}?promoter=harbor&source_type=1&page_where=hero`,
    );
  });

  it('is idempotent, and accepts a new promoter', () => {
    const once = webTrialAddress(base, 'hero', 'a');

    expect(webTrialAddress(once, 'hero', 'a')).toBe(once);
    expect(webTrialAddress(once, 'hero', 'b')).toBe(webTrialAddress(base, 'hero', 'b'));
  });
});
