/** The frame of every film, in its pixels: a strip that says where we are, the page, and room for the captions. */
export const FRAME = { width: 1280, height: 720 } as const;
export const STRIP_HEIGHT = 60;
export const CAPTIONS_HEIGHT = 92;
export const STAGE_HEIGHT = FRAME.height - STRIP_HEIGHT - CAPTIONS_HEIGHT;
export const FRAMES_PER_SECOND = 20;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A picture of a page, as large as it is shown. */
export interface Shot {
  file: string;
  width: number;
  height: number;
  /** What the address bar said. */
  address: string;
  /** How far the page itself was scrolled. */
  scrolled: number;
  isPhone: boolean;
}

/** One thing that is to be seen. Points and boxes are those of its shot. */
export interface Beat {
  shot: Shot;
  /** What of the shot is above the stage. */
  top: number;
  /** Where the pointer is; absent where nothing is pressed. */
  pointer?: Point;
  isPress: boolean;
  /** What a ring is drawn around. */
  spot?: Box;
  /** Passes at once: a few of the letters that are typed. */
  isBrief: boolean;
}
