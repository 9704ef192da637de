/** Runs where the site's script did not come, as a file of its own that imports nothing: no island will wake. */
import { followLostCode } from './lost-code.ts';

/** As Astro's element says it of one island. */
function failIslands(): void {
  for (const island of document.querySelectorAll('astro-island[ssr]'))
    island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
}

followLostCode();
failIslands();
// A press that is kept until its island wakes is to be let go.
addEventListener('click', failIslands);
