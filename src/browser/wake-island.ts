/** Waking a sleeping island from outside. */

/** A field was filled by what the address asks for: its island is told as if somebody had typed, and wakes. */
export function wakeByField(field: HTMLElement): void {
  // The listener comes with Astro's element, which may come after the page.
  void customElements
    .whenDefined('astro-island')
    .then(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

/** @param inside anything that the island has rendered */
export function wakeIsland(inside: Element): void {
  inside.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
