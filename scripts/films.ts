/**
 * `npm run films`: records the help films from the site in `dist/` into `public/films/`, with captions, chapters and
 * posters, and writes what the page says of them to `src/content/films.json`. docs/films.md tells how films are
 * written.
 *
 *   npm run films -- --film first-shop,read-the-logs --language en-US
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locator } from 'playwright';
import sharp from 'sharp';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { fillBrand } from '#src/config/brand-text.ts';
import { FILM_FILES, filmPath, filmSteps, readFilmManifest } from '#src/domain/films.ts';
import { compose, drawCards, STAGE, type View } from './films/cards.ts';
import { DEVICES, emulateDevice, type Device } from './films/devices.ts';
import { encode, FPS, type Picture } from './films/encode.ts';
import { sentenceDigests, textsBetween } from './films/sentences.ts';
import { films } from './films/scenes/index.ts';
import { endWithParent } from './lib/processes.ts';
import { openSite, settlePage, startVisit } from './lib/capture-site.ts';

/** The distance between the shown element and the edge of the stage. */
const MARGIN = 48;
const frames = { shortestHold: 10, move: 6, press: 6, typed: 3 };
const seconds = { title: 3.5, shortestCaption: 2.4, afterStep: 1.2, betweenCaptions: 0.08 };
/** Slower than most people read. */
const charactersPerSecond: Record<Locale, number> = { 'zh-CN': 5, 'en-US': 14.5 };
endWithParent(130);
const { values } = parseArgs({ options: { film: { type: 'string' }, language: { type: 'string' } } });
execFileSync('ffmpeg', ['-version']); // fails before the work where it is missing
await using site = await openSite();
const { origin, browser, dataDir } = site;
for (const id of Object.keys(films).filter((name) => values.film?.split(',').includes(name) ?? true)) {
  for (const locale of localeCodes.filter((code) => code === (values.language ?? code))) {
    await makeFilm(id, locale, join(dataDir, `${id}.${locale}`));
  }
}

/** @param path of its files until all are complete, without their extensions */
async function makeFilm(id: string, locale: Locale, path: string): Promise<void> {
  const markdown = fillBrand(locale, readFileSync(`src/content/help-videos/${locale}/${id}.md`, 'utf8'));
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const steps = filmSteps(body);
  const [title = Buffer.of(), ...cards] = await drawCards(browser, locale, head, steps);
  writeFileSync(`${path}.title.png`, title);
  const { played, texts } = await play(id, locale, cards, path);
  const pictures: Picture[] = [{ file: `${path}.title.png`, length: seconds.title * FPS }];
  const [captions, chapters, starts]: [string[], string[], number[]] = [[], [], []];
  for (const [index, step] of steps.entries()) {
    const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(step.text);
    const cues = Array.from(sentences, ({ segment }) => segment.trim());
    const needed = (cue: string) =>
      Math.max(seconds.shortestCaption, cue.length / charactersPerSecond[locale]);
    const reading = cues.reduce((sum, cue) => sum + needed(cue), 0);
    // A step lasts as long as its captions take to read; still pictures share the time that its moves leave.
    const playedPictures = played[index] ?? [];
    const left = (reading + seconds.afterStep - secondsOf(playedPictures)) * FPS;
    const holds = playedPictures.filter(({ length }) => length === 0).length;
    const hold = Math.max(frames.shortestHold, Math.ceil(left / holds));
    const from = secondsOf(pictures);
    pictures.push(...playedPictures.map(({ file, length }) => ({ file, length: length || hold })));
    const to = secondsOf(pictures);
    starts.push(from);
    chapters.push(cueOf(from, to, step.title));
    let at = from;
    for (const text of cues) {
      const end = at + ((to - from) * needed(text)) / reading;
      captions.push(cueOf(at, end - seconds.betweenCaptions, text));
      at = end;
    }
  }
  writeFileSync(`${path}.captions.vtt`, ['WEBVTT\n', ...captions].join('\n'));
  writeFileSync(`${path}.chapters.vtt`, ['WEBVTT\n', ...chapters].join('\n'));
  await sharp(title).resize(640).webp({ quality: 78 }).toFile(`${path}.webp`);
  const files = { webm: encode('webm', pictures, path), mp4: encode('mp4', pictures, path) };
  for (const kind of FILM_FILES) copyFileSync(`${path}.${kind}`, `public${filmPath(id, locale, kind)}`);
  const manifest = readFilmManifest(JSON.parse(readFileSync('src/content/films.json', 'utf8')));
  const made = new Date().toISOString().slice(0, 10);
  const said = sentenceDigests(texts, locale);
  const record = { made, seconds: secondsOf(pictures), steps: starts, files, said };
  manifest[id] = { ...manifest[id], [locale]: record };
  writeFileSync('src/content/films.json', `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${id} ${locale}: ${record.seconds} s, ${files.webm.bytes} and ${files.mp4.bytes} bytes`);
}

/** Plays a film on the real site. @returns the pictures of each step, and the texts on them */
async function play(id: string, locale: Locale, cards: readonly Buffer[], path: string) {
  const options = { viewport: null, locale, colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...options, permissions: ['clipboard-write'] });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const steps: Picture[][] = [];
  const texts = new Set<string>();
  let device: Device = 'near';
  let view: View = { shot: Buffer.of(), width: 0, top: 0 };
  let scene = ''; // address and position of the page in the last picture
  await emulateDevice(session, device, locale);
  await startVisit(page, origin);

  const draw = async (length: number, change: Partial<View> = {}) => {
    const file = `${path}.${steps.length}-${steps.at(-1)?.length}.png`;
    await compose(cards[steps.length - 1], { ...view, ...change }, file);
    steps.at(-1)?.push({ file, length });
    if (length > 0) return; // the same texts during a move
    const { scale } = DEVICES[device];
    const visibleRange = { from: view.top / scale, to: (view.top + STAGE) / scale };
    for (const text of await page.evaluate(textsBetween, visibleRange)) texts.add(text);
  };
  const takeScreenshot = async () => {
    await settlePage(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
  /** Scrolls an element into the picture, and moves the pointer to it. @returns its position */
  const scrollTo = async (target: Locator, movesPointer = false) => {
    const { width, height, scale } = DEVICES[device];
    await target.evaluate((element, room) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > room) window.scrollBy({ top: top - 140, behavior: 'instant' });
    }, height);
    await target.waitFor(); // an island that wakes only in view is hidden until now
    const shot = await takeScreenshot();
    const bounds = await target.boundingBox();
    if (!bounds) throw new Error(`${String(target)} is not visible`);
    const [x, y] = [bounds.x * scale, bounds.y * scale];
    const [wide, tall] = [bounds.width * scale, bounds.height * scale];
    const place = await page.evaluate(() => `${location.href} ${window.scrollY}`);
    const isSame = place === scene;
    scene = place;
    const before = isSame ? view.top : 0;
    const isInView = y > before + MARGIN / 2 && y + tall < before + STAGE - MARGIN;
    const wanted = tall > STAGE - 2 * MARGIN ? y - MARGIN : y + (tall - STAGE) / 2;
    const top = isInView ? before : Math.round(Math.max(0, Math.min(wanted, height * scale - STAGE)));
    const pointer = movesPointer ? { x: x + Math.max(wide - 22, wide * 0.7), y: y + tall * 0.7 } : undefined;
    const from = view.pointer ?? { x: x + wide + 140, y: y + tall + 120 };
    view = { shot, width: Math.round(width * scale), top };
    for (let step = 1; step <= frames.move && (pointer || (isSame && top !== before)); step += 1) {
      const mixed = (a: number, b: number) => Math.round(a + ((b - a) * step) / frames.move);
      await draw(1, {
        top: isSame ? mixed(before, top) : top,
        pointer: pointer && { x: mixed(from.x, pointer.x), y: mixed(from.y, pointer.y) },
      });
    }
    view.pointer = pointer;
    return { x, y, width: wide, height: tall };
  };
  const press = async (at: Locator, then?: Locator) => {
    const { x, y, width, height } = await scrollTo(at, true);
    await draw(0);
    await draw(frames.press, { isPressed: true });
    await at.click();
    if (then) await scrollTo(then);
    else view = { ...view, shot: await takeScreenshot(), pointer: { x: x + width + 14, y: y + height + 14 } };
    await draw(0);
  };

  const film = films[id]?.({
    page,
    locale,
    t: dictionaries[locale],
    origin,
    dataDir,
    press,
    async open(address, ready, on = 'near') {
      device = on;
      await emulateDevice(session, device, locale);
      await page.goto(origin + localizedPath(locale, address));
      await ready.waitFor();
      scene = '';
    },
    async highlight(at) {
      await draw(0, { ring: await scrollTo(at) });
    },
    async type(into, text) {
      await press(into);
      for (const part of text.match(/.{1,4}/gu) ?? []) {
        await into.pressSequentially(part);
        view.shot = await takeScreenshot();
        await draw(frames.typed);
      }
      await draw(0);
    },
  });
  if (film?.length !== cards.length)
    throw new Error(`${id}: the number of steps differs from the text in ${locale}`);
  for (const step of film) {
    steps.push([]);
    await step();
  }
  await context.close();
  return { played: steps, texts };
}

function secondsOf(pictures: readonly Picture[]): number {
  return pictures.reduce((sum, { length }) => sum + length, 0) / FPS;
}

/** A caption or a chapter in WebVTT. */
function cueOf(from: number, to: number, text: string): string {
  const time = (at: number) => new Date(Math.round(at * 1000)).toISOString().slice(11, 23);
  return `${time(from)} --> ${time(to)}\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n`;
}
