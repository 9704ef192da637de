/** Links to installer files; links to pages about versions are excluded. */
const INSTALLER = /\.(?:exe|msi|dmg|pkg|deb|rpm|appimage|apk)$/i;

export function isInstallerLink(element: Element): boolean {
  const link = element.closest('a');
  return link !== null && INSTALLER.test(link.pathname);
}

/** Calls back for presses of any mouse button on such a link, before other listeners. */
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
