/**
 * Makes the files that browsers play. H.264 plays everywhere; AV1 needs fewer bytes for a picture of text. Each is made
 * as good as the limit of bytes lets it be.
 */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const MOST_BYTES = 400_000;
interface Encoder {
  name: string;
  /** Of the constant rate factor: what is tried first, and the worst that is still good to read. */
  first: number;
  worst: number;
  /** How much higher it has to be for half the bytes. */
  halves: number;
  options: (quality: number) => readonly string[];
}

const h264: Encoder = {
  name: 'libx264',
  first: 24,
  worst: 36,
  halves: 7,
  options: (quality) => [
    ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', String(quality)],
    ...['-profile:v', 'high', '-level', '3.1', '-movflags', '+faststart'],
  ],
};

const av1: Encoder = {
  name: 'libsvtav1',
  first: 40,
  worst: 58,
  halves: 14,
  options: (quality) => [
    ...['-c:v', 'libsvtav1', '-preset', '7', '-crf', String(quality)],
    // Text and flat areas; the index at the head, so that a jump needs one request.
    ...['-svtav1-params', 'scm=1', '-cues_to_front', '1'],
  ],
};

/** @returns what keeps films from being made on this machine, in words; nothing when all is there */
export async function missingTools(): Promise<string | undefined> {
  try {
    const { stdout } = await run('ffmpeg', ['-hide_banner', '-encoders']);
    const lacking = [h264, av1].filter(({ name }) => !stdout.includes(name)).map(({ name }) => name);
    return lacking.length > 0 ? `This ffmpeg was built without ${lacking.join(' and ')}.` : undefined;
  } catch {
    return 'There is no ffmpeg in the PATH.'; // not found is the usual reason, and installing it helps in any case
  }
}

/**
 * Frames last as long as they are seen: what stands still costs next to nothing.
 *
 * @throws when even the lowest quality is larger than a film may be
 */
export async function encode(list: string, target: string): Promise<void> {
  const { first, worst, halves, options } = target.endsWith('.mp4') ? h264 : av1;
  for (let quality = first; ;) {
    await run('ffmpeg', [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-fps_mode', 'vfr', '-an'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      ...options(quality),
      target,
    ]);
    const { size } = await stat(target);
    if (size <= MOST_BYTES) return;
    if (quality === worst) {
      throw new Error(`${target} has ${size} bytes at the lowest quality: show less, or more calmly`);
    }
    const missing = Math.ceil(Math.log2(size / MOST_BYTES) * halves) + 1;
    quality = Math.min(worst, quality + missing);
  }
}
