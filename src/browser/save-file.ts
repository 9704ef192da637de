/** Saving as a file what the page has made. */

/** The browser takes the file's address up before it is let go. */
const SAVING_MS = 10_000;

/** @param name of the file, with its ending */
export function saveFile(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS);
}

export const savePicture = (drawing: SVGElement, name: string): void =>
  saveFile(new XMLSerializer().serializeToString(drawing), 'image/svg+xml', name);
