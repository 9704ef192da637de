/** Where the camera stands, and where the pointer: plain sums. */
import { STAGE_HEIGHT, type Box, type Point } from './frame.ts';

/** Between what is spoken of and the edge of the stage. */
const MARGIN = 48;
/** From an element's corner, where the pointer covers nothing of it. */
const ASIDE = 14;

/** @returns what has to be above the stage so that the box is well in view; what it was, where that will do */
export function cameraTop(before: number, box: Box, shotHeight: number): number {
  const highest = Math.max(0, shotHeight - STAGE_HEIGHT);
  const clamp = (top: number) => Math.round(Math.min(highest, Math.max(0, top)));
  const isInView = box.y >= before + MARGIN / 2 && box.y + box.height <= before + STAGE_HEIGHT - MARGIN;
  if (isInView) return clamp(before);
  if (box.height > STAGE_HEIGHT - 2 * MARGIN) return clamp(box.y - MARGIN);
  return clamp(box.y + box.height / 2 - STAGE_HEIGHT / 2);
}

/** Within the element, at the end of its label. */
export function pressPoint({ x, y, width, height }: Box): Point {
  return { x: Math.round(x + Math.max(width - 22, width * 0.7)), y: Math.round(y + height * 0.7) };
}

/** Beside the element, where it is left to be read. */
export function asidePoint({ x, y, width, height }: Box): Point {
  return { x: Math.round(x + width + ASIDE), y: Math.round(y + height + ASIDE) };
}
