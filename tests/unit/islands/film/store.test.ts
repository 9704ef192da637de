import { describe, expect, it } from 'vitest';
import { createFilmPlayer } from '#islands/film/store.ts';

const setUp = () => createFilmPlayer([3, 10, 20]);

describe('a film’s player', () => {
  it.each([
    [0, -1],
    [3, 0],
    [9.9, 0],
    [10, 1],
    [60, 2],
  ])('is at %d s in step %d', (time, step) => {
    const player = setUp();
    player.reached(time);
    expect(player.$step.get()).toBe(step);
  });

  it('continues at the second at which the network was lost', () => {
    const player = setUp();
    player.reached(12.5);
    player.failed('network');
    player.reached(0);
    expect(player.$phase.get()).toBe('lost');
    expect(player.retry()).toBe(12.5);
    expect(player.$phase.get()).toBe('ready');
  });
});
