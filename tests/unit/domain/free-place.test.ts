import { describe, expect, it } from 'vitest';
import { freePlace, overlap, type Box } from '#src/domain/free-place.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const within = box(10, 60, 350, 700);
const tip = { width: 200, height: 100, within, sides: ['end'], from: 'top' } as const;

describe('a free place', () => {
  it('is the first one if there are no obstacles', () => {
    expect(freePlace({ ...tip, obstacles: [] })).toEqual(box(150, 60, 350, 160));
    expect(freePlace({ ...tip, obstacles: [], sides: ['centre'], from: 'bottom' })).toEqual(
      box(80, 600, 280, 700),
    );
  });

  it('is below the obstacles, and overlaps none', () => {
    const obstacles = [box(100, 80, 340, 120), box(10, 200, 340, 240), box(10, 500, 160, 520)];
    const place = freePlace({ ...tip, obstacles });

    expect(place?.top).toBeGreaterThanOrEqual(240);
    expect(obstacles.filter((other) => place && overlap(place, other))).toEqual([]);
  });

  it('is on another side rather than further away', () => {
    const obstacles = [box(200, 60, 350, 400)];

    expect(freePlace({ ...tip, width: 150, sides: ['end', 'start'], obstacles })).toEqual(
      box(10, 60, 160, 160),
    );
  });

  it('does not exist if everything is covered or the window is too small', () => {
    expect(freePlace({ ...tip, obstacles: [within] })).toBeUndefined();
    expect(freePlace({ ...tip, obstacles: [], within: box(0, 0, 190, 700) })).toBeUndefined();
    expect(freePlace({ ...tip, obstacles: [], within: box(0, 0, 350, 90) })).toBeUndefined();
  });
});
