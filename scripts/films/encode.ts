/** The files of a film: ffmpeg puts its pictures together. */
import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import type { FilmFormat } from '#src/domain/films.ts';
import { MAX_BYTES } from './scene.ts';

export const FPS = 20;
/** The `<source type>` of each format, and the best encoding that the bytes allow. */
const formats = {
  webm: {
    codecs: 'av01.0.05M.08',
    qualities: [40, 46, 52, 58],
    // For text and flat areas; the index is at the beginning, so that a jump needs one request.
    options: '-c:v libsvtav1 -preset 7 -svtav1-params scm=1 -cues_to_front 1',
  },
  mp4: {
    codecs: 'avc1.64001f',
    qualities: [24, 28, 32, 36, 39],
    options: '-c:v libx264 -preset slow -tune animation -profile:v high -level 3.1 -movflags +faststart',
  },
} as const satisfies Record<FilmFormat, object>;

/** `length` is in frames; with 0 it shares the remaining time of the step. */
export interface Picture {
  file: string;
  length: number;
}

export function encode(format: FilmFormat, pictures: readonly Picture[], path: string) {
  const { codecs, qualities, options } = formats[format];
  const line = (file: string, length: number) =>
    `file ${file}\noption framerate ${FPS}\nduration ${length / FPS}`;
  // Players expect a picture every second; the last length counts only if one more picture follows.
  const lines = pictures.flatMap(({ file, length }) =>
    Array.from({ length: Math.ceil(length / FPS) }, (_, at) => line(file, Math.min(FPS, length - at * FPS))),
  );
  writeFileSync(`${path}.txt`, [...lines, line(pictures.at(-1)?.file ?? '', 1)].join('\n'));
  const input = `-hide_banner -loglevel error -y -f concat -safe 0 -i ${path}.txt`;
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
  const filter = `-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -fps_mode vfr ${colours}`;
  for (const quality of qualities) {
    const command = `${input} ${filter} ${options} -crf ${quality} ${path}.${format}`.split(' ');
    execFileSync('ffmpeg', command, { env: { ...process.env, SVT_LOG: '1' } });
    const bytes = statSync(`${path}.${format}`).size;
    if (bytes <= MAX_BYTES) return { bytes, codecs };
  }
  throw new Error(`${path}.${format} is larger than ${MAX_BYTES} bytes: show less, or fewer changes`);
}
