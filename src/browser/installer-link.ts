/** Links that fetch an installer; links to pages about versions are none. */
const INSTALLER = /\.(?:exe|msi|dmg|pkg|deb|rpm|appimage|apk)$/i;

export function isInstallerLink(element: Element): boolean {
  const link = element.closest('a');
  return link !== null && INSTALLER.test(link.pathname);
}

/** Presses of any button on such a link, before anything else hears of them. */
export function onInstaller(callback: () => void): void {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (isInstallerLink(target as Element)) callback(); // a click's target in a document is an element
      },
      true,
    );
  }
}
