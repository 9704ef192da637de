/**
 * What the walk asks of a browser, whatever protocol it speaks: DevTools (old Chromiums), Playwright (Firefox),
 * WebDriver (WebKit). Only what each of them can do; everything a visitor does is put together from it in `visitor.ts`.
 */
export const keys = ['Enter', 'Escape', 'Tab', 'Space', 'ArrowDown', 'ArrowRight'] as const;
export type Key = (typeof keys)[number];

export interface Point {
  x: number;
  y: number;
}

export interface Driver {
  /** As the report names it. */
  readonly name: string;
  /** Forgets everything: cookies, storage, open windows. */
  startAfresh: () => Promise<void>;
  /** Settles when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs the text as an expression in the page, waits for its promise and brings back its value as JSON would. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A press of the mouse, in pixels of the viewport. */
  clickAt: (point: Point) => Promise<void>;
  /** Into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** @param selector of the one file input */
  chooseFile: (selector: string, path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** As if the visitor's system were dark, or light; absent where the protocol cannot say it. */
  preferDark?: (isDark: boolean) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** How many windows and tabs are open. */
  countWindows: () => Promise<number>;
  /** Errors in the console and uncaught ones since it was asked last. */
  takeFaults: () => string[];
  close: () => Promise<void>;
}

/** @throws with the reason after the time is up, so that a browser that has stopped answering ends the walk */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer for ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
