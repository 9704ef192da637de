/** Links that fetch an installer; links to pages about versions are none. */
const INSTALLER = /\.(?:exe|msi|dmg|pkg|deb|rpm|appimage|apk)$/i;

export function isInstallerLink(element: Element): boolean {
  const link = element.closest('a');
  return link !== null && INSTALLER.test(link.pathname);
}
