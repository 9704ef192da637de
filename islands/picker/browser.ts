/** The system's own way of sending a page on. */
export const canShare = (): boolean => 'share' in navigator;

export function share(address: string): void {
  // Rejects when the visitor closes the sheet, which is an answer too.
  navigator.share({ title: document.title, url: address }).catch(() => undefined);
}
