/**
 * Shows the banners of the moment and keeps dismissed ones away. Printed into the page right behind them, so that
 * nothing moves after the first paint; it may therefore use nothing but its argument and the browser's globals.
 * `before-paint.ts` takes the click that dismisses one.
 */
export interface SiteBannersConfig {
  /** Local storage: ids of dismissed banners, separated by spaces. */
  key: string;
}

export function siteBanners({ key }: SiteBannersConfig): void {
  let dismissed: string[] = [];
  try {
    dismissed = (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    // Storage refused: nothing was dismissed.
  }
  const now = Date.now();
  for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
    const { banner: id = '', starts, ends } = banner.dataset;
    banner.hidden = now < Number(starts) || now > Number(ends) || dismissed.includes(id);
  }
}
