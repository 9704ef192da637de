import { expect, it } from 'vitest';
import { visibleOf, type Overlay } from '#src/domain/overlays.ts';

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
])('of the overlays %j it shows %j', (claimed, shown) => {
  expect([...visibleOf(new Set(claimed))]).toEqual(shown);
});
