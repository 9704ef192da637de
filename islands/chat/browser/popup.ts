/**
 * A window of its own, over the middle of this one, that cannot reach back to its opener.
 * @returns whether the browser allowed it
 */
export function openPopup(address: string, size: { widthPx: number; heightPx: number }): boolean {
  const left = Math.max(0, screenX + (outerWidth - size.widthPx) / 2);
  const top = Math.max(0, screenY + (outerHeight - size.heightPx) / 2);
  const features = {
    popup: 'yes',
    width: size.widthPx,
    height: size.heightPx,
    left: Math.round(left),
    top: Math.round(top),
  };
  const opened = open(
    address,
    '_blank',
    Object.entries(features)
      .map(([name, value]) => `${name}=${value}`)
      .join(),
  );
  if (!opened) return false;
  // Not `noopener`: with that a blocked window cannot be told from an open one.
  opened.opener = null;
  return true;
}
