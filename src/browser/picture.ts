/** A picture that is ready to be shown, or nothing: what cannot be loaded never replaces what is there. */
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
