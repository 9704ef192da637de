/**
 * What may be in view beside the page itself: in which order, where, and what waits. This table decides; who wants to be in
 * view claims it (src/stores/overlays.ts), and what loses waits until its turn comes.
 *
 * The line that offers the other language and the top ad are not in it: they stand in the page from the first paint on, so
 * their one rule is a style (`BaseLayout.astro`): where a language is offered, no ad stands beside it.
 */
import type { Search } from './free-place.ts';

export type Overlay = 'opened' | 'notice' | 'consent' | 'trialTip';

/** Floats where nothing lies beneath that has to be seen or pressed. */
export interface FreePlace extends Pick<Search, 'sides' | 'from'> {
  /** Where there is no such place it covers headings, or whatever lies where its search begins; otherwise it waits. */
  mayCover?: 'headings' | 'anything';
}

interface Rule {
  /** Whether it gives way to whatever stands above it. */
  waits?: true;
  /** Leaves room for others beside it. */
  isLine?: true;
  /** Left out by what does not float. */
  place?: FreePlace;
}

/** In the order in which they win. */
export const OVERLAYS = {
  // A menu, a list, a dialog, over everything: the visitor has asked for it.
  opened: {},
  // What went wrong cannot wait, and has to be seen where the visitor is.
  notice: { place: { sides: ['centre', 'end', 'start'], from: 'bottom', mayCover: 'headings' } },
  // One line at the foot of the window, where the page makes room; once it stands there it does not go again by itself.
  consent: { waits: true, isLine: true },
  // Nobody has asked for it; its moment is the second visit alone, so where all is taken it hangs from the header's end.
  trialTip: { waits: true, place: { sides: ['end', 'start'], from: 'top', mayCover: 'anything' } },
} as const satisfies Record<Overlay, Rule>;

/** @returns of all that want to be in view, those that may */
export function shownOf(claimed: ReadonlySet<Overlay>): ReadonlySet<Overlay> {
  const shown = new Set<Overlay>();
  // The keys are the kinds, in their order.
  let isTaken = false;
  for (const [kind, { waits, isLine }] of Object.entries(OVERLAYS) as [Overlay, Rule][]) {
    if (!claimed.has(kind) || (waits && isTaken)) continue;
    shown.add(kind);
    isTaken ||= !isLine;
  }
  return shown;
}
