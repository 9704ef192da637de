/**
 * Shows the banners of the moment and keeps dismissed ones away. An inline script right behind them, so that nothing moves
 * after the first paint; `before-paint.ts` takes the click that dismisses one.
 */
import { read } from './inline-storage.ts';

/** The build puts the value in its place. */
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
