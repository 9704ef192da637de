/**
 * Elements that float over the page: where they cover no heading, field, button or link, and when to look again. Boxes
 * are in pixels of the layout viewport, like fixed elements.
 */
import { freePlace, overlap, type Box, type Size } from '#src/domain/free-place.ts';
import type { FreePlace, Overlay } from '#src/domain/overlays.ts';
import { find, findAll } from './dom.ts';
import { pageRoot } from './page-facts.ts';

/** What must stay usable, and what must stay readable. */
const CONTROLS = 'a[href],button,summary,input,select,textarea,label,[role=button],[tabindex="0"]';
const MUST_STAY_VISIBLE = `h1,h2,h3,h4,h5,h6,${CONTROLS}`;
/** The content of a closed menu is laid out, but not visible. */
const IN_CLOSED_MENU = 'details:not([open]) > :not(summary) *';
/** The margin around a floating element. */
export const EDGE_PX = 12;

/** The visual viewport: a phone's keyboard and pinch zoom make it smaller than the layout viewport. */
function visibleArea(): Box {
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

function obstacleBoxes(floating: Element | undefined, selector: string): Box[] {
  return findAll(selector)
    .filter((element) => !floating?.contains(element) && !element.matches(IN_CLOSED_MENU))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
}

/** The area below the header. */
function areaBelowHeader(): Box {
  const window = visibleArea();
  const header = find('.header')?.getBoundingClientRect();
  return { ...window, top: Math.max(window.top, (header?.bottom ?? 0) + EDGE_PX) };
}

export type Point = Pick<Box, 'left' | 'top'>;

/**
 * @param floating the element to place; it does not count as an obstacle. @returns undefined if there is no free place
 */
export function placeFor(
  { width, height }: Size,
  { sides, from, mayCover }: FreePlace,
  floating?: Element,
): Box | undefined {
  const within = areaBelowHeader();
  const fitting = Math.min(width, within.right - within.left);
  const place = (obstacles: readonly Box[]): Box | undefined =>
    freePlace({ width: fitting, height, within, obstacles, sides, from });
  return (
    place(obstacleBoxes(floating, MUST_STAY_VISIBLE)) ??
    (mayCover && place(mayCover === 'headings' ? obstacleBoxes(floating, CONTROLS) : []))
  );
}

const reservedHeights = new Map<Overlay, number>();

/**
 * Reserves room at the bottom for an overlay: the page's end can be scrolled above it, and focused elements stop above
 * it. @param height of the overlay with its margins; 0 for none
 */
export function reserveBottom(kind: Overlay, height: number): void {
  reservedHeights.set(kind, height);
  const most = Math.max(...reservedHeights.values());
  const { style } = pageRoot();
  style.scrollPaddingBlockEnd = style.paddingBlockEnd = most ? `${most}px` : '';
}

/** Converts a place to pixels of the document. */
export const inDocument = ({ left, top }: Point): Point => ({ left: left + scrollX, top: top + scrollY });

/** Whether it now covers something, or has left the visible area. */
export function coversContent(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const { top, bottom } = visibleArea();
  return (
    box.top < top - EDGE_PX ||
    box.bottom > bottom + EDGE_PX ||
    obstacleBoxes(element, MUST_STAY_VISIBLE).some((other) => overlap(box, other))
  );
}

/** Calls back when its size changes: other text, or its style has loaded. @returns a function that stops it */
export function onResized(element: Element, callback: () => void): () => void {
  const observer = new ResizeObserver(callback);
  observer.observe(element);
  return () => observer.disconnect();
}

const SETTLE_MS = 150;

/** Calls back after scrolling, resizing, zooming, or a keyboard has opened. @returns a function that stops it */
export function onViewSettled(callback: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(callback, SETTLE_MS);
  };
  const options = { passive: true, signal: listening.signal };
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, restart, options);
    window.visualViewport?.addEventListener(type, restart, options);
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
