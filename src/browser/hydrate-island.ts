/** Hydrates an island from outside. */

/** A field was filled from the address: dispatches an input event, so that its island hydrates. */
export function hydrateByField(field: HTMLElement): void {
  // Astro's element listens, and may be defined after the page has loaded.
  void customElements
    .whenDefined('astro-island')
    .then(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

/** @param inside any element of the island */
export function hydrateIsland(inside: Element): void {
  inside.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
