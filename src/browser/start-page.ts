/**
 * What every page does at once, printed into it as a small inline script: it lays by what the address says about who sent
 * the visitor, counts the visit, and shows mourning that an earlier page learnt of. Whatever needs rules or the network
 * comes later (components/layout/site): a visitor who clicks on before that has lost nothing.
 *
 * The function is printed by its source text: it may use nothing but its argument and the browser's globals.
 */
export interface StartPageConfig {
  route: string;
  /** Names of parameters and cookies that attribution reads. */
  attributionNames: readonly string[];
  keys: { landing: string; publicConfig: string; homeVisitCount: string; hasDownloaded: string };
  /** Flag for having seen this route, where there is one. */
  viewFlag: string;
}

export function startPage({ route, attributionNames, keys, viewFlag }: StartPageConfig): void {
  const root = document.documentElement;
  /** Whatever the browser refuses is as if it were not there. */
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const setFlag = (key: string): void => {
    attempt(() => {
      localStorage.setItem(key, '1');
    });
  };
  const query = location.search;
  const concerns = (text: string): boolean => attributionNames.some((name) => text.includes(`${name}=`));
  if (concerns(query)) attempt(() => sessionStorage.setItem(keys.landing, query));
  // Read by the site's script, which fetches the rules of attribution only where they have something to do.
  if (
    concerns(query + (attempt(() => document.cookie) ?? '')) ||
    attempt(() => sessionStorage.getItem(keys.landing))
  ) {
    root.dataset['attribution'] = '';
  }
  if (attempt(() => sessionStorage.getItem(keys.publicConfig))?.includes('"isMourning":true')) {
    root.dataset['mourning'] = '';
  }
  if (viewFlag) setFlag(viewFlag);
  if (route === 'home') {
    attempt(() => {
      const before = localStorage.getItem(keys.homeVisitCount) ?? '';
      localStorage.setItem(keys.homeVisitCount, String(/^\d{1,9}$/.test(before) ? Number(before) + 1 : 1));
    });
  }
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (!link) return;
        const isInstaller = /\.(?:exe|msi|dmg|pkg|deb|rpm|appimage|apk)$/i.test(link.pathname);
        if (isInstaller || 'download' in link.dataset) setFlag(keys.hasDownloaded);
      },
      true,
    );
  }
}
