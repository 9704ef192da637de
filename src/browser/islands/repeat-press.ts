/**
 * Repeats the press that waits for an island (./pending-press.ts) once the island hydrates. If it does not arrive, only
 * a link is followed. Part of the site's script; without that, of ./site-script-failed.ts.
 */
export function repeatPress(): void {
  const end = ({ type, target }: Event) => {
    const island = target as Element; // failures are also reported at the body
    island.removeAttribute('aria-busy');
    const pressed = window.pendingPress;
    if (pressed?.closest('astro-island') !== island) return;
    window.pendingPress = undefined;
    if (type === 'astro:hydrate' || pressed.matches('a')) pressed.click();
  };
  // Astro's event for a hydrated island does not bubble.
  for (const type of ['astro:hydrate', 'astro:hydration-error']) addEventListener(type, end, true);
}
