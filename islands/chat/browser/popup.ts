/**
 * A window of its own, over the middle of this one, that cannot reach back to its opener.
 * @returns whether the browser allowed it
 */
export function openPopup(
  address: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): boolean {
  const left = Math.max(0, Math.round(screenX + (outerWidth - widthPx) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - heightPx) / 2));
  const features = `popup=yes,width=${widthPx},height=${heightPx},left=${left},top=${top}`;
  const opened = open(address, '_blank', features);
  if (!opened) return false;
  // Not `noopener`: with that a blocked window cannot be told from an open one.
  opened.opener = null;
  return true;
}
