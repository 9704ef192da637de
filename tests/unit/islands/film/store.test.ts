import { describe, expect, it } from 'vitest';
import { WAIT_MS, createFilmPlayer } from '#islands/film/store.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';

function setUp() {
  const clock = createPageClock();
  const buffer = { hasMore: false };
  const player = createFilmPlayer({
    starts: [3, 10, 20],
    after: (ms, callback) => void clock.after(ms, callback),
  });
  return { clock, buffer, player, begin: () => player.onPlay(() => buffer.hasMore) };
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
    player.onProgress(time);
    expect(player.$step.get()).toBe(step);
  });

  it('reports waiting until it continues', () => {
    const { player, clock, begin } = setUp();
    begin();
    clock.advance(WAIT_MS);
    expect(player.$phase.get()).toBe('waiting');
    player.onProgress(4);
    expect(player.$phase.get()).toBe('ready');
  });

  it('does not take a film that the visitor stopped for one that waits', () => {
    const { player, clock, begin } = setUp();
    begin();
    player.onPause();
    clock.advance(WAIT_MS);
    expect(player.$phase.get()).toBe('ready');
  });

  it('reports standing still when the browser has data and claims to play', () => {
    const { player, clock, buffer, begin } = setUp();
    buffer.hasMore = true;
    begin();
    clock.advance(500);
    player.onProgress(10);
    clock.advance(WAIT_MS - 1);
    player.onProgress(10);
    expect(player.$phase.get()).toBe('ready');
    clock.advance(1);
    expect(player.$phase.get()).toBe('stalled');

    player.onProgress(10);
    expect(player.$phase.get()).toBe('stalled');
    player.onProgress(10.2);
    expect(player.$phase.get()).toBe('ready');
  });

  it('continues at the second at which the network was lost', () => {
    const { player } = setUp();
    player.onProgress(12.5);
    player.onFailure('network');
    player.onProgress(0);
    expect(player.$phase.get()).toBe('failed');
    expect(player.retry()).toBe(12.5);
    expect(player.$phase.get()).toBe('ready');
  });

  it('keeps its state if the browser cannot play it', () => {
    const { player, clock, begin } = setUp();
    player.onFailure('unsupported');
    begin();
    clock.advance(WAIT_MS);
    player.onPause();
    expect(player.$phase.get()).toBe('unsupported');
  });
});
