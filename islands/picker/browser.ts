/** The system's own way of sending a page on. */
export const canShare = (): boolean => 'share' in navigator;

export function share(address: string): void {
  // Rejects when the visitor closes the sheet, which is not a failure.
  navigator.share({ title: document.title, url: address }).catch(() => undefined);
}
