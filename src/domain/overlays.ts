/**
 * What may be shown over the page: the order, the places, and what has to wait. This table decides; parts of the page
 * claim their overlay (src/stores/overlays.ts), and a claim that loses waits.
 *
 * The language offer and the top ad are not in it: they are in the page from the first paint, and a style ensures that
 * an offered language hides the ad (`BaseLayout.astro`).
 */
import type { Search } from './free-place.ts';

export type Overlay = 'opened' | 'notice' | 'consent' | 'trialTip';

/** Floats where it covers nothing that must be seen or pressed. */
export interface FreePlace extends Pick<Search, 'sides' | 'from'> {
  /** If there is no such place: covers headings, or anything where its search starts; otherwise it waits. */
  mayCover?: 'headings' | 'anything';
}

interface Rule {
  /** Whether it is hidden while an earlier kind is shown. */
  waits?: true;
  /** Leaves room for others beside it. */
  isLine?: true;
  /** Absent for overlays that do not float. */
  place?: FreePlace;
}

/** In order of priority. */
export const OVERLAYS = {
  // Menus, lists and dialogs that the visitor has opened come first.
  opened: {},
  // Failures cannot wait, and must be seen where the visitor is.
  notice: { place: { sides: ['centre', 'end', 'start'], from: 'bottom', mayCover: 'headings' } },
  // One line at the bottom, for which the page makes room; once shown it stays until it is answered.
  consent: { waits: true, isLine: true },
  // Unrequested, and due only on the second visit: without a free place it is at the header's end.
  trialTip: { waits: true, place: { sides: ['end', 'start'], from: 'top', mayCover: 'anything' } },
} as const satisfies Record<Overlay, Rule>;

/** @returns the overlays that may be shown, of those claimed */
export function visibleOf(claimed: ReadonlySet<Overlay>): ReadonlySet<Overlay> {
  const shown = new Set<Overlay>();
  // The keys are in order of priority.
  let isTaken = false;
  for (const [kind, { waits, isLine }] of Object.entries(OVERLAYS) as [Overlay, Rule][]) {
    if (!claimed.has(kind) || (waits && isTaken)) continue;
    shown.add(kind);
    isTaken ||= !isLine;
  }
  return shown;
}
