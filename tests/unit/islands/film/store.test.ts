import { describe, expect, it } from 'vitest';
import { WAIT_MS, createFilmPlayer } from '#islands/film/store.ts';
import { createFakeTimers } from '#tests/helpers/fake-timers.ts';

function setUp() {
  const timers = createFakeTimers();
  const after = (delayMs: number, callback: () => void) => void timers.setTimeout(callback, delayMs);
  const buffer = { hasMore: false };
  const player = createFilmPlayer({ starts: [3, 10, 20], after });
  return { timers, buffer, player, begin: () => player.begins(() => buffer.hasMore) };
}

describe('a film’s player', () => {
  it.each([
    [0, -1],
    [3, 0],
    [9.9, 0],
    [10, 1],
    [60, 2],
  ])('is at %d s in step %d', (time, step) => {
    const { player } = setUp();
    player.reached(time);
    expect(player.$step.get()).toBe(step);
  });

  it('says that it waits, until it goes on', () => {
    const { player, timers, begin } = setUp();
    begin();
    timers.advance(WAIT_MS);
    expect(player.$phase.get()).toBe('waiting');
    player.reached(4);
    expect(player.$phase.get()).toBe('ready');
  });

  it('says that it stands still where the browser has more and calls it playing', () => {
    const { player, timers, buffer, begin } = setUp();
    buffer.hasMore = true;
    begin();
    timers.advance(500);
    player.reached(10);
    timers.advance(WAIT_MS - 1);
    player.reached(10);
    expect(player.$phase.get()).toBe('ready');
    timers.advance(1);
    expect(player.$phase.get()).toBe('still');

    player.reached(10);
    expect(player.$phase.get()).toBe('still');
    player.reached(10.2);
    expect(player.$phase.get()).toBe('ready');
  });

  it('does not take a film that the visitor stopped for one that waits', () => {
    const { player, timers, begin } = setUp();
    begin();
    player.rests();
    timers.advance(WAIT_MS);
    expect(player.$phase.get()).toBe('ready');
  });

  it('continues at the second at which the network was lost', () => {
    const { player } = setUp();
    player.reached(12.5);
    player.failed('network');
    player.reached(0);
    expect(player.$phase.get()).toBe('lost');
    expect(player.retry()).toBe(12.5);
    expect(player.$phase.get()).toBe('ready');
  });

  it('stays what it is where the browser cannot play it', () => {
    const { player, timers, begin } = setUp();
    player.failed('unsupported');
    begin();
    timers.advance(WAIT_MS);
    player.rests();
    expect(player.$phase.get()).toBe('unsupported');
  });
});
