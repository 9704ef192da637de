/**
 * What may be in view beside the page itself, one thing at a time. What stands in the page's own flow lies over nothing
 * and only has to wait its turn; what floats looks for a free place (`free-place.ts`). What loses, waits.
 *
 * The line that offers the other language and the top ad are there from the first paint on, so their one rule is a style
 * (`BaseLayout.astro`): where a language is offered, no ad stands beside it.
 */
export type Overlay = 'opened' | 'notice' | 'consent' | 'trialTip';

interface Rule {
  kind: Overlay;
  where: 'over everything' | 'a free place' | 'between two sections';
  /** What it gives way to. */
  waitsFor: readonly Overlay[];
}

/** In the order in which they win. */
export const OVERLAY_RULES: readonly Rule[] = [
  // A menu, a list, a dialog: the visitor has asked for it.
  { kind: 'opened', where: 'over everything', waitsFor: [] },
  // What went wrong cannot wait, and has to be seen where the visitor is.
  { kind: 'notice', where: 'a free place', waitsFor: [] },
  // Once it stands in the page it does not go again by itself.
  { kind: 'consent', where: 'between two sections', waitsFor: ['opened', 'notice'] },
  { kind: 'trialTip', where: 'a free place', waitsFor: ['opened', 'notice', 'consent'] },
];

/** @returns of all that want to be in view, those that may */
export function shownOf(claimed: ReadonlySet<Overlay>): ReadonlySet<Overlay> {
  const shown = new Set<Overlay>();
  for (const { kind, waitsFor } of OVERLAY_RULES) {
    if (claimed.has(kind) && !waitsFor.some((other) => shown.has(other))) shown.add(kind);
  }
  return shown;
}
