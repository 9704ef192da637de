/** A click that follows a link in this tab, not into a new tab or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Listens to all clicks of the page, also those that open a new tab. */
export function onAnyClick(callback: (target: Element, event: MouseEvent) => void): () => void {
  const listen = (event: MouseEvent) => {
    if (event.target instanceof Element) callback(event.target, event);
  };
  document.addEventListener('click', listen, true);
  document.addEventListener('auxclick', listen, true);
  return () => {
    document.removeEventListener('click', listen, true);
    document.removeEventListener('auxclick', listen, true);
  };
}

/** Files; links to pages about versions are excluded. */
const INSTALLER = /\.(?:exe|msi|dmg|pkg|deb|rpm|appimage|apk)$/i;

export function isInstallerLink(element: Element): boolean {
  const link = element.closest('a');
  return link !== null && INSTALLER.test(link.pathname);
}

/** Calls back for presses of any mouse button on a link to an installer, before other listeners. */
export function onInstaller(callback: () => void): void {
  onAnyClick((target) => {
    if (isInstallerLink(target)) callback();
  });
}
