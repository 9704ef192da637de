/** Stores served, wherever a page tells them, and mourning, which greys every page. */
import { find, findAll } from '#src/browser/dom.ts';
import { pageLocale, pageRoot } from '#src/browser/page-facts.ts';
import { storeCountText } from '#src/domain/store-count.ts';
import type { LiveData } from '#src/stores/live-data.ts';

export async function showPublicConfig(live: LiveData): Promise<void> {
  const config = await live.publicConfig();
  if (!config) return;
  pageRoot().toggleAttribute('data-mourning', config.isMourning);
  if (config.storeCount <= 0 || !find('[data-store-count]')) return;
  const text = storeCountText(config.storeCount, pageLocale());
  for (const element of findAll('[data-store-count]')) {
    if (element.textContent.trim() !== text) element.textContent = text;
  }
}
