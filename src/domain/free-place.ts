/** Finds a place where a floating element covers nothing forbidden. Boxes are in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Distance of the tried places. */
const STEP_PX = 8;

export type Side = 'start' | 'centre' | 'end';

export interface Search extends Size {
  /** The element must stay within this box. */
  within: Box;
  /** The element must not cover these boxes. */
  obstacles: readonly Box[];
  /** Allowed sides, best first. */
  sides: readonly Side[];
  /** Where the search starts. */
  from: 'top' | 'bottom';
}

/** @returns the free place nearest to the start of the search, if there is one */
export function freePlace({ width, height, within, obstacles, sides, from }: Search): Box | undefined {
  const room = within.right - within.left - width;
  if (room < 0) return undefined;
  const lefts: Record<Side, number> = {
    start: within.left,
    centre: within.left + Math.floor(room / 2),
    end: within.right - width,
  };
  const rows = Math.floor((within.bottom - within.top - height) / STEP_PX);
  for (let row = 0; row <= rows; row++) {
    const top = from === 'top' ? within.top + row * STEP_PX : within.bottom - height - row * STEP_PX;
    for (const side of sides) {
      const box = { left: lefts[side], top, right: lefts[side] + width, bottom: top + height };
      if (!obstacles.some((other) => overlap(box, other))) return box;
    }
  }
  return undefined;
}
