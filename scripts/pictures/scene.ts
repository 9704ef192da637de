/** What a picture of the product shows, as data. It names no language: texts are found through the dictionaries. */
import type { Place, Target } from '#scripts/films/scene.ts';
import type { PictureId } from '#src/domain/pictures.ts';

/** Widths of the files, in pixels; the larger one is for screens with two dots to a pixel. */
export const SIZES = {
  /** Beside a text, or over the page. */
  wide: [640, 1280],
  /** A single part of a page. */
  narrow: [420, 840],
} as const;

export interface Scene {
  id: PictureId;
  path: string;
  /** How wide the window is, in CSS pixels: the narrower, the larger the text on the picture. */
  window: number;
  size: keyof typeof SIZES;
  /** Is there as soon as something can be pressed. */
  ready: Target;
  /** Brings the page into the state that is shown; absent where it is that from the beginning. */
  act?: (place: Place) => Promise<void>;
  /** What is cut out: the smallest rectangle around all of it. */
  crop: readonly Target[];
  /** Round the crop, in CSS pixels. */
  margin?: number;
  /** What has the focus shows that it has; else it is taken away. */
  keepsFocus?: boolean;
}
