import { describe, expect, it } from 'vitest';
import { OVERLAYS, shownOf, type FreePlace, type Overlay } from '#src/domain/overlays.ts';

describe('what may be in view', () => {
  it.each<[Overlay[], Overlay[]]>([
    [[], []],
    [['trialTip'], ['trialTip']],
    // The line at the foot leaves room.
    [
      ['trialTip', 'consent'],
      ['consent', 'trialTip'],
    ],
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

  it('may cover something where it has one moment alone, or cannot wait', () => {
    const rules: Readonly<Record<Overlay, { waits?: true; place?: FreePlace }>> = OVERLAYS;

    expect(Object.entries(rules).flatMap(([kind, { place }]) => (place?.mayCover ? kind : []))).toEqual([
      'notice',
      'trialTip',
    ]);
  });
});
