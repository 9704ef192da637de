/** Draws the frames of a film. A frame that looks like the one before it is not drawn again; it stays longer. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { FRAME, FRAMES_PER_SECOND } from './frame.ts';
import { openStage, type StageTexts } from './stage.ts';
import type { View } from './timeline.ts';

export interface Frames {
  /** For ffmpeg's concat demuxer: each picture and how long it stays. */
  list: string;
  /** The title card. */
  poster: string;
}

export async function compose(
  browser: Browser,
  views: readonly View[],
  texts: StageTexts,
  folder: string,
): Promise<Frames> {
  const context = await browser.newContext({ viewport: FRAME, colorScheme: 'light', locale: texts.locale });
  try {
    const page = await context.newPage();
    const shots = views.flatMap(({ under, over }) => [under, over].flatMap((layer) => layer?.shot ?? []));
    const stage = await openStage(page, texts, shots);
    const session = await context.newCDPSession(page);
    const drawn: { file: string; frames: number }[] = [];
    let last = '';
    for (const view of views) {
      const looks = JSON.stringify(view);
      const before = drawn.at(-1);
      if (before && looks === last) {
        before.frames += 1;
        continue;
      }
      last = looks;
      await stage.show(view);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      });
      const file = join(folder, `frame-${String(drawn.length).padStart(4, '0')}.png`);
      await writeFile(file, Buffer.from(data, 'base64'));
      drawn.push({ file, frames: 1 });
    }
    const list = join(folder, 'frames.txt');
    const lines = drawn.flatMap(({ file, frames }) => piecesOf(frames).map((piece) => lineOf(file, piece)));
    // The demuxer takes the last duration for granted only when the picture is named once more.
    await writeFile(list, [...lines, lineOf(drawn.at(-1)?.file ?? '', 1), ''].join('\n'));
    return { list, poster: drawn[0]?.file ?? '' };
  } finally {
    await context.close();
  }
}

/** Players and encoders expect some picture every second. */
function piecesOf(frames: number): number[] {
  const whole = Math.floor(frames / FRAMES_PER_SECOND);
  const rest = frames % FRAMES_PER_SECOND;
  return [...Array.from({ length: whole }, () => FRAMES_PER_SECOND), ...(rest > 0 ? [rest] : [])];
}

const lineOf = (file: string, frames: number): string =>
  `file '${file}'\noption framerate ${FRAMES_PER_SECOND}\nduration ${frames / FRAMES_PER_SECOND}`;
