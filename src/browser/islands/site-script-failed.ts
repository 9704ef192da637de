/** Runs if the site's script could not be loaded, as a file that imports nothing: no island will hydrate. */
import { reloadOnFailure } from './reload-on-failure.ts';

/** Dispatches Astro's event for a failed island. */
function failIslands(): void {
  for (const island of document.querySelectorAll('astro-island[ssr]'))
    island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
}

reloadOnFailure();
failIslands();
// A kept press is given up, too.
addEventListener('click', failIslands);
