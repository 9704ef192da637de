/** All attacks, in the order of their numbers, and the order in which they leave the most to those behind them. */
import type { Attack } from '#scripts/attack/attack.ts';
import { developmentSecrets, headers } from './answers.ts';
import { dearNumbers, everybodysCodes, othersNumber, whoAsked, wrongTries } from './codes.ts';
import { unread } from './connections.ts';
import { manyNames, tokensAtOnce } from './lookups.ts';
import { bodies, registrations } from './work.ts';
import { refusals, usage } from './writing.ts';

export const attacks: readonly Attack[] = [
  ...[
    unread,
    refusals,
    usage,
    tokensAtOnce,
    othersNumber,
    everybodysCodes,
    wrongTries,
    dearNumbers,
    manyNames,
  ],
  ...[whoAsked, registrations, bodies, developmentSecrets, headers],
];

/** They use up everybody's codes of the hour, and a server that does not hold may not be there afterwards. */
const LAST: readonly Attack[] = [everybodysCodes, unread];

export function inOrder(chosen: readonly Attack[]): Attack[] {
  return [
    ...chosen.filter((attack) => !LAST.includes(attack)),
    ...LAST.filter((attack) => chosen.includes(attack)),
  ];
}
