/** What has changed between two pictures of a page, in figures and as a picture. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Of 255, in any of red, green and blue: less is the rounding of edges. */
const TOLERANCE = 24;
/** How much of what has not changed shines through. */
const FADE = 0.25;
const MARK = [222, 33, 92] as const;
const CHANNELS = 3;

async function pixelsOf(path: string, width: number, height: number): Promise<Buffer> {
  const { width: own, height: high } = await sharp(path).metadata();
  return sharp(path)
    .flatten({ background: 'white' })
    .extend({ right: width - own, bottom: height - high, background: 'white' })
    .raw()
    .toBuffer();
}

/**
 * @param marked where the second picture goes, faded, with what has changed in red; nowhere when nothing has
 * @returns the share of pixels that differ, from 0 to 1; what only one of them has counts as white in the other
 */
export async function comparePictures(before: string, after: string, marked: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((path) => sharp(path).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  if (old.equals(now)) return 0;
  const picture = Buffer.alloc(now.length);
  let differing = 0;
  for (let at = 0; at < now.length; at += CHANNELS) {
    let isOther = false;
    for (let channel = at; channel < at + CHANNELS; channel += 1) {
      if (Math.abs((old[channel] ?? 0) - (now[channel] ?? 0)) > TOLERANCE) isOther = true;
    }
    if (isOther) differing += 1;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const faded = 255 - (255 - (now[at + channel] ?? 0)) * FADE;
      picture[at + channel] = isOther ? (MARK[channel] ?? 0) : faded;
    }
  }
  if (differing === 0) return 0;
  await mkdir(dirname(marked), { recursive: true });
  await sharp(picture, { raw: { width, height, channels: CHANNELS } })
    .webp({ quality: 70, effort: 1 })
    .toFile(marked);
  return differing / (width * height);
}
