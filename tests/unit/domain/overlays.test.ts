import { describe, expect, it } from 'vitest';
import { shownOf, type Overlay } from '#src/domain/overlays.ts';

describe('the overlays that are shown', () => {
  it.each([
    ['', ''],
    ['trialTip', 'trialTip'],
    // The line at the bottom leaves room.
    ['trialTip consent', 'consent trialTip'],
    ['consent opened', 'opened'],
    ['consent notice trialTip', 'notice'],
    // Failures are reported whatever the visitor has opened.
    ['opened notice consent trialTip', 'opened notice'],
  ])('of “%s” shows “%s”', (claimed, shown) => {
    const names = claimed.split(' ').filter(Boolean) as Overlay[]; // as written above

    expect([...shownOf(new Set(names))].join(' ')).toBe(shown);
  });
});
