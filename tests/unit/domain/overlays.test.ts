import { describe, expect, it } from 'vitest';
import { OVERLAY_RULES, shownOf, type Overlay } from '#src/domain/overlays.ts';

describe('what may be in view', () => {
  it.each<[Overlay[], Overlay[]]>([
    [[], []],
    [['trialTip'], ['trialTip']],
    [['trialTip', 'consent'], ['consent']],
    [['consent', 'opened'], ['opened']],
    [['consent', 'notice', 'trialTip'], ['notice']],
    // What went wrong is told whatever the visitor has opened.
    [
      ['opened', 'notice', 'consent', 'trialTip'],
      ['opened', 'notice'],
    ],
  ])('of %j shows %j', (claimed, shown) => {
    expect([...shownOf(new Set(claimed))]).toEqual(shown);
  });

  it('lets nothing wait for what waits for it', () => {
    const before: Overlay[] = [];
    for (const { kind, waitsFor } of OVERLAY_RULES) {
      expect(waitsFor.filter((other) => !before.includes(other))).toEqual([]);
      before.push(kind);
    }
  });
});
