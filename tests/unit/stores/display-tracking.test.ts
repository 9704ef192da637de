import { describe, expect, it } from 'vitest';
import { createDisplayTracker } from '#src/stores/display-tracking.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';

function setUp() {
  const clock = createPageClock();
  const told: string[] = [];
  const tracker = createDisplayTracker(clock, ({ sourceSeat }) => told.push(sourceSeat));
  return { clock, told, tracker };
}

const block = { sourceSeat: 'hot-products', content: () => '' };

describe('the display tracker', () => {
  it('§7.26 §9.4 reports after 500 ms in view, counted again after each break', () => {
    const { clock, told, tracker } = setUp();
    for (let times = 0; times < 5; times += 1) {
      tracker.update(block, true);
      clock.advance(400);
      tracker.update(block, false);
      clock.advance(400);
    }
    tracker.update(block, true);
    clock.advance(400);
    expect(told).toEqual([]);

    clock.advance(100);

    expect(told).toEqual(['hot-products']);
  });

  it('reports each block once', () => {
    const { clock, told, tracker } = setUp();
    for (let times = 0; times < 3; times += 1) {
      tracker.update(block, true);
      tracker.update({ ...block, sourceSeat: 'top-ad' }, true);
      clock.advance(1_000);
    }

    expect(told).toEqual(['hot-products', 'top-ad']);
  });

  it('reports a block again when it shows another ad', () => {
    const { clock, told, tracker } = setUp();
    let ad = '';
    const place = { sourceSeat: 'top-ad', content: () => ad };
    tracker.update(place, true);
    clock.advance(500);
    ad = '7';
    tracker.update(place, true);
    clock.advance(400);
    expect(told).toEqual(['top-ad']);

    clock.advance(100);

    expect(told).toEqual(['top-ad', 'top-ad']);
  });
});
