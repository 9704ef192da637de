/**
 * Shows current banners and hides dismissed ones. An inline script after them, so that nothing moves after the first
 * paint; src/browser/switches.ts handles the click that dismisses one.
 */
import { read } from './inline-storage.ts';

/** The build replaces it by the page's values. */
declare const BANNERS: {
  /** Local storage: ids of dismissed banners, separated by spaces. */
  dismissedKey: string;
};

const dismissed = (read(BANNERS.dismissedKey) ?? '').split(' ');
const now = Date.now();
for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
  const { banner: id = '', starts, ends } = banner.dataset;
  banner.hidden = now < Number(starts) || now > Number(ends) || dismissed.includes(id);
}
