/** Packs a picture into its files, as well as the bytes allow that a file may have. */
import sharp from 'sharp';
import type { Scene } from './scene.ts';
import { SIZES } from './scene.ts';

export const MOST_BYTES = 40_000;

/** Best first; text on a picture is read until the last of them. */
const AVIF_QUALITIES = [56, 48, 40, 32];
const WEBP_QUALITIES = [75, 60, 50, 40];
/** More of it takes many times as long for a tenth of the bytes. */
const AVIF_EFFORT = 3;
/** Of the larger file: WebP needs more bytes for the same. */
export const WEBP_SHARE = 0.75;

export interface Packed {
  widths: readonly number[];
  height: number;
  /** Smallest first, as `widths`. */
  avif: Buffer[];
  webp: Buffer;
}

/** @throws Error for a picture that is too much for its bytes */
export async function pack(png: Buffer, size: Scene['size']): Promise<Packed> {
  const widths = SIZES[size];
  const [small, large] = widths;
  const avif = await Promise.all(
    widths.map((width) =>
      bestOf(AVIF_QUALITIES, (quality) =>
        sharp(png)
          .resize(width)
          .avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      ),
    ),
  );
  const webp = await bestOf(WEBP_QUALITIES, (quality) =>
    sharp(png)
      .resize(Math.round(large * WEBP_SHARE))
      .webp({ quality, smartSubsample: true })
      .toBuffer(),
  );
  const { height } = await sharp(avif[1]).metadata();
  return { widths: [small, large], height, avif, webp };
}

async function bestOf(
  qualities: readonly number[],
  at: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await at(quality);
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`it stays above ${MOST_BYTES} bytes: show less of the page`);
}
