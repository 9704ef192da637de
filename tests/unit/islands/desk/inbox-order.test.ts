import { describe, expect, it } from 'vitest';
import { inOrder, isCrowded, type Ordered } from '#islands/desk/inbox-order.ts';

interface Entry extends Ordered {
  name: string;
}
const entry = (name: string, more: Partial<Ordered>): Entry => ({
  name,
  state: 'open',
  waitingSince: null,
  lastAt: 0,
  network: null,
  ...more,
});
const namesOf = (entries: readonly Entry[]) => inOrder(entries).map(({ name }) => name);

describe('the order of an inbox', () => {
  it('is longest waiting, then newest, then closed', () => {
    const entries = [
      entry('closed', { state: 'closed', lastAt: 9 }),
      entry('old', { lastAt: 1 }),
      entry('new', { lastAt: 2 }),
      entry('waits', { waitingSince: 6 }),
      entry('waits longest', { waitingSince: 5 }),
    ];
    expect(namesOf(entries)).toEqual(['waits longest', 'waits', 'new', 'old', 'closed']);
  });

  it('puts others after three waiting conversations of one network', () => {
    const flood = Array.from({ length: 7 }, (_, index) =>
      entry(String(index), { waitingSince: index, network: 'a' }),
    );
    const entries = [...flood, entry('visitor', { waitingSince: 100, network: 'b' })];
    expect(namesOf(entries).join()).toBe('0,1,2,visitor,3,4,5,6');
  });

  it('treats a network as crowded from the fourth waiting conversation on', () => {
    const waiting = Array.from({ length: 4 }, (_, index) =>
      entry(String(index), { waitingSince: index, network: 'a' }),
    );
    const other = entry('other', { waitingSince: 1, network: 'b' });
    const [first = other] = waiting;
    expect(isCrowded([...waiting, other], first)).toBe(true);
    expect(isCrowded([...waiting, other], other)).toBe(false);
    expect(isCrowded(waiting.slice(1), first)).toBe(false);
  });
});
