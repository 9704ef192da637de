import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { leastCrowdedFirst, mostCrowded, bothSources, partsOf, sourceOf } from '#server/reports/crowding.ts';

const report = (what: string, sources: number, lastAt = 0) => ({ kind: 'error', what, sources, lastAt });
const [ONE, TWO, THREE, LAST] = [1, 2, 4, 2 ** 47];

describe('which reports are deleted', () => {
  it.each([
    [
      'those of the network that tells most',
      [report('a', ONE), report('b', TWO), report('c', ONE), report('d', THREE), report('e', ONE, 1)],
      ['a', 'c'],
    ],
    [
      'what one network alone tells, before what another has met as well',
      [report('a', bothSources(ONE, LAST)), report('b', ONE), report('c', ONE)],
      ['b', 'c'],
    ],
    [
      'what says the same but for its numbers, from any sender',
      [report('row 1 of 3', ONE), report('row 22 of 3', TWO), report('column', THREE)],
      ['row # of #'],
    ],
    [
      'the oldest of those that are alike',
      [report('a', ONE, 2), report('b', TWO, 1), report('c', THREE, 3)],
      ['b'],
    ],
    ['no more than there are', [report('a', ONE)], ['a']],
  ])('%s', (_name, reports, gone) => {
    const said = mostCrowded(reports, gone.length).map(({ what }) => what.replace(/\d+/g, '#'));
    expect(said.toSorted()).toEqual(gone);
  });

  it('only until the sender with the most has as many as others', () => {
    const many = Array.from({ length: 50 }, (_, index) => report('x'.repeat(index + 1), ONE, index));
    const few = Array.from({ length: 10 }, (_, index) => report('y'.repeat(index + 1), TWO, index));
    const gone = mostCrowded([...many, ...few], 40);
    expect(gone).toEqual(many.slice(0, 40));
  });

  it('the least crowded come first', () => {
    const reports = [report('a', ONE), report('b', ONE), report('c', TWO)];
    expect(leastCrowdedFirst(reports).map(({ what }) => what)).toEqual(['c', 'a', 'b']);
  });
});

describe('the part of the networks of a report', () => {
  const hash = createKeyedHash('a key for tests that is long enough');

  it('is one of 48, constant for a network and for the networks of a household', () => {
    const all = Array.from({ length: 2000 }, (_, index) =>
      sourceOf(`198.51.${index >> 8}.${index % 256}`, hash),
    );
    expect(new Set(all).size).toBe(48);
    expect(all.every((source) => partsOf(source).length === 1)).toBe(true);
    expect(sourceOf('2001:db8:1:2::/64', hash)).toBe(sourceOf('2001:db8:1:ffff::/64', hash));
  });

  it('is stored with those of others, up to the last', () => {
    expect(partsOf(bothSources(bothSources(ONE, LAST), bothSources(LAST, THREE)))).toEqual([0, 2, 47]);
    expect(partsOf(0)).toEqual([]);
  });
});
