/** Loads a picture completely, or gives nothing: a broken one never replaces what is shown. */
export async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
