/**
 * What floats over the page: where it may stand, so that it lies over no heading, field, button or link, and when to look
 * again. Boxes are in pixels of the layout's window, as fixed elements count.
 */
import { freePlace, overlap, type Box, type Size } from '#src/domain/free-place.ts';
import type { FreePlace, Overlay } from '#src/domain/overlays.ts';
import { find, findAll } from './dom.ts';
import { pageRoot } from './page-facts.ts';

/** What must be pressed, and what must be seen. */
const CONTROLS = 'a[href],button,summary,input,select,textarea,label,[role=button],[tabindex="0"]';
const KEPT_FREE = `h1,h2,h3,h4,h5,h6,${CONTROLS}`;
/** Closed, a menu is not seen, and yet browsers lay it out. */
const UNSEEN = 'details:not([open]) > :not(summary) *';
/** Around what floats. */
export const EDGE_PX = 12;

/** What is seen of the window: a phone's keyboard and a zoom by fingers leave less of it than the page is laid out for. */
function seen(): Box {
  const {
    offsetLeft = 0,
    offsetTop = 0,
    width = innerWidth,
    height = innerHeight,
  } = window.visualViewport ?? {};
  return {
    left: offsetLeft + EDGE_PX,
    top: offsetTop + EDGE_PX,
    right: offsetLeft + Math.min(width, document.documentElement.clientWidth) - EDGE_PX,
    bottom: offsetTop + height - EDGE_PX,
  };
}

function takenBoxes(floating: Element | undefined, kept: string): Box[] {
  return findAll(kept)
    .filter((element) => !floating?.contains(element) && !element.matches(UNSEEN))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
}

/** Below the header, wherever that is now. */
function room(): Box {
  const window = seen();
  const header = find('.header')?.getBoundingClientRect();
  return { ...window, top: Math.max(window.top, (header?.bottom ?? 0) + EDGE_PX) };
}

export type Point = Pick<Box, 'left' | 'top'>;

/** @param floating what looks for a place, which does not stand in its own way. @returns undefined where all are taken */
export function placeFor(
  { width, height }: Size,
  { sides, from, mayCover }: FreePlace,
  floating?: Element,
): Box | undefined {
  const within = room();
  const fitting = Math.min(width, within.right - within.left);
  const place = (taken: readonly Box[]): Box | undefined =>
    freePlace({ width: fitting, height, within, taken, sides, from });
  return (
    place(takenBoxes(floating, KEPT_FREE)) ??
    (mayCover && place(mayCover === 'headings' ? takenBoxes(floating, CONTROLS) : []))
  );
}

const rooms = new Map<Overlay, number>();

/**
 * For what stands at the bottom of the window over something: the page can be scrolled from under it to its very end, and what
 * gets the focus comes to stand above it. @param height with what is around it; 0 for nothing
 */
export function makeRoomAtBottom(kind: Overlay, height: number): void {
  rooms.set(kind, height);
  const most = Math.max(...rooms.values());
  const { style } = pageRoot();
  style.scrollPaddingBlockEnd = style.paddingBlockEnd = most ? `${most}px` : '';
}

/** The same place in pixels of the document. */
export const inDocument = ({ left, top }: Point): Point => ({ left: left + scrollX, top: top + scrollY });

/** Whether it lies over something now, or is no longer within what is seen. */
export function isInTheWay(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const { top, bottom } = seen();
  return (
    box.top < top - EDGE_PX ||
    box.bottom > bottom + EDGE_PX ||
    takenBoxes(element, KEPT_FREE).some((other) => overlap(box, other))
  );
}

/** It has another size than before: other words, or its style has come. @returns stops that */
export function onResized(element: Element, callback: () => void): () => void {
  const observer = new ResizeObserver(callback);
  observer.observe(element);
  return () => observer.disconnect();
}

const REST_MS = 150;

/** The page has come to rest after it was scrolled, resized or zoomed, or a keyboard came. @returns stops that */
export function onRest(callback: () => void): () => void {
  const listening = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(callback, REST_MS);
  };
  const options = { passive: true, signal: listening.signal };
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, wait, options);
    window.visualViewport?.addEventListener(type, wait, options);
  }
  return () => {
    clearTimeout(waiting);
    listening.abort();
  };
}
