/**
 * `client:intent`: the island hydrates with the first pointer, touch, focus or key in it. For islands that are always
 * in view and seldom used. The development server prints it inline, so it imports nothing.
 */
import type { ClientDirective } from 'astro';

const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'];
/** Used before this code arrived: ./pending-press.ts sets `aria-busy`. */
const ALREADY_USED = ':hover,:focus-within,[aria-busy]';

const onIntent: ClientDirective = (load, _options, island) => {
  const listening = new AbortController();
  const hydrateNow = async () => {
    listening.abort();
    const hydrate = await load();
    await hydrate();
  };
  for (const type of INTENT) {
    island.addEventListener(type, () => void hydrateNow(), {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  }
  if (island.matches(ALREADY_USED)) void hydrateNow();
};

export default onIntent;
