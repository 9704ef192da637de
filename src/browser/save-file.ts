/** Saving as a file what the page has drawn. */

/** The browser takes the file's address up before it is let go. */
const SAVING_MS = 10_000;

/** @param name of the file, with its ending */
export function savePicture(drawing: SVGElement, name: string): void {
  const text = new XMLSerializer().serializeToString(drawing);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS);
}
