/** Saves generated text as a file. */

/** The browser needs the file's address for a moment before it is released. */
const SAVING_MS = 10_000;

/** @param name file name with extension */
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
