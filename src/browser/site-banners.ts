/**
 * Shows the banners of the moment and keeps dismissed ones away. Printed into the page right behind them, so that
 * nothing moves after the first paint; it may therefore use nothing but its argument and the browser's globals.
 */
export interface SiteBannersConfig {
  /** Local storage: ids of dismissed banners, separated by spaces. */
  key: string;
}

export function siteBanners({ key }: SiteBannersConfig): void {
  const read = (): string[] => {
    try {
      return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
    } catch {
      // Storage refused: nothing was dismissed.
      return [];
    }
  };
  const dismissed = read();
  const now = Date.now();
  for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
    const { banner: id = '', starts = '', ends = '' } = banner.dataset;
    banner.hidden = now < Date.parse(starts) || now > Date.parse(ends) || dismissed.includes(id);
    banner.querySelector('button')?.addEventListener('click', () => {
      banner.hidden = true;
      try {
        // The last few are enough: older banners have ended.
        localStorage.setItem(key, [...read(), id].slice(-8).join(' '));
      } catch {
        // Storage refused: it stays away on this page only.
      }
    });
  }
}
