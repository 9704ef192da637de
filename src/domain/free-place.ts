/** Where something that floats lies over nothing that it must not cover. Boxes are in pixels of the window. */
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

/** Between the places that are tried. */
const STEP_PX = 8;

export type Side = 'start' | 'centre' | 'end';

export interface Search extends Size {
  /** What it has to stay within. */
  within: Box;
  /** What it must not lie over. */
  taken: readonly Box[];
  /** At which side it may stand, the best first. */
  sides: readonly Side[];
  /** Where the search begins. */
  from: 'top' | 'bottom';
}

/** @returns the free place that is nearest to where the search begins, if there is one */
export function freePlace({ width, height, within, taken, sides, from }: Search): Box | undefined {
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
      if (!taken.some((other) => overlap(box, other))) return box;
    }
  }
  return undefined;
}
