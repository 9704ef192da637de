import { describe, expect, it } from 'vitest';
import { OVERLAYS, shownOf, type FreePlace, type Overlay } from '#src/domain/overlays.ts';

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

  it('covers something for nothing that could wait', () => {
    const rules: readonly { waits?: boolean; place?: FreePlace }[] = Object.values(OVERLAYS);

    expect(rules.filter(({ place }) => place?.mayCover)).not.toEqual([]);
    expect(rules.filter(({ waits, place }) => waits && place?.mayCover)).toEqual([]);
  });
});
