/**
 * `npm run films`: records the help films from the site in `dist/` into `public/films/`, with captions, chapters and
 * posters, and writes what the page says of them to `src/content/films.json`. docs/films.md describes how to write one.
 *
 *   npm run films -- --film first-shop,read-the-logs --language en-US
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { devices, type Disposable, type Locator } from 'playwright';
import sharp from 'sharp';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { phrasesOf } from '#integrations/lib/sense-breaks.ts';
import { fillBrand } from '#src/config/brand-text.ts';
import { FILM_FILES, filmPath, filmSteps, readFilmManifest, type FilmStep } from '#src/domain/films.ts';
import { MAX_BYTES } from './films/scene.ts';
import { films } from './films/scenes/index.ts';
import { sentenceDigests } from './films/sentences.ts';
import { openSite, startVisit } from './lib/capture-site.ts';
import { readContent, type ContentFile } from './lib/content-files.ts';
import { endWithParent } from './lib/processes.ts';

/** The page is this much smaller than the picture, so that its text is large. */
const SCALE = 1.6;
const SIZE = { width: 1280, height: 720 };
const seconds = { title: 3.5, shown: 1.6, afterStep: 1.2, shortestCaption: 2.4, betweenCaptions: 0.08 };
/** Slower than most people read. */
const charactersPerSecond: Record<Locale, number> = { 'zh-CN': 5, 'en-US': 14.5 };
const POINTER = 'width: 24px; height: 24px; border: 3px solid #eb9b00; border-radius: 50%';
const ACTIONS = { duration: 1000, style: { title: 'display: none', point: POINTER } };
/** Of the overlays, in the colours of the page below. */
const CSS = `<style>
  .step { position: fixed; z-index: 1; inset: 0 0 auto; display: flex; align-items: center; gap: 10px; height: 38px; margin: 0; padding: 0 17px; border-bottom: 1px solid var(--line); background: var(--fog); color: var(--ink); font: 700 17px/1 var(--font-text); }
  .step b { display: grid; place-items: center; width: 23px; height: 23px; border-radius: 3px; background: var(--sea); color: var(--surface); font-size: 14px; }
  .ring { position: fixed; outline: 3px solid #eb9b00; outline-offset: 5px; border-radius: 4px; }
  .room { position: fixed; z-index: 1; inset: auto 0 0; height: 56px; border-top: 1px solid var(--line); background: var(--fog); }
  .title { position: fixed; inset: 0; display: grid; grid-template-columns: 350px 1fr; gap: 40px; align-items: center; padding: 0 50px; background: var(--fog); color: var(--ink); font: 17px/1.5 var(--font-text); }
  .title > svg { position: static; width: 350px; height: auto; border: 1px solid var(--line); border-radius: 3px; fill: none; }
  .title b { display: block; margin-bottom: 14px; font-size: 33px; line-height: 1.25; text-wrap: balance; word-break: keep-all; }
</style>`;
/** Leaves room for them. */
const PAGE_CSS =
  'html { padding-block: 38px 56px; scroll-padding-block: 62px 80px } body .header { position: static !important } .page-notices { display: none }';

/** For text and flat areas; the index is at the beginning, so that a jump needs one request. */
const AV1 = '-c:v libsvtav1 -preset 7 -svtav1-params scm=1 -cues_to_front 1';
const H264 = '-c:v libx264 -preset slow -tune animation -profile:v high -level 3.1 -movflags +faststart';

endWithParent(130);
const { values } = parseArgs({ options: { film: { type: 'string' }, language: { type: 'string' } } });
const names = values.film?.split(',') ?? Object.keys(films);
const chosen = readContent('help-videos').filter(
  ({ slug, locale }) => names.includes(slug) && locale === (values.language ?? locale),
);
if (new Set(chosen.map(({ slug }) => slug)).size < names.length)
  throw new Error(`The films are ${Object.keys(films).join(', ')}, each in every language.`);
execFileSync('ffmpeg', ['-version']); // fails before the work where it is missing
await using site = await openSite(
  `--force-device-scale-factor=${SCALE}`,
  `--window-size=${SIZE.width / SCALE},${SIZE.height / SCALE}`,
);
const { origin, browser, dataDir } = site;
/** A file of the film in work. */
const file = (name: string) => join(dataDir, name);
for (const film of chosen) await makeFilm(film);

async function makeFilm(film: ContentFile): Promise<void> {
  const { slug: id, locale } = film;
  const steps = filmSteps(fillBrand(locale, film.body));
  const { pictures, times, texts } = await record(film, steps);
  const end = times.at(-1) ?? 0;
  const lines = pictures.map(
    ({ path, at }, index) => `file ${path}\nduration ${(pictures[index + 1]?.at ?? end) - at}`,
  );
  const last = `file ${pictures.at(-1)?.path}`;
  // Otherwise the last second is lost, since players get a picture every second.
  writeFileSync(file('list'), [...lines, `${last}\nduration 1`, last].join('\n'));
  const captions = steps.flatMap(({ text }, index) => cuesOf(text, locale, times[index], times[index + 1]));
  writeFileSync(file('captions.vtt'), ['WEBVTT\n', ...captions].join('\n'));
  const chapters = steps.map(({ title }, index) => cue(title, times[index], times[index + 1]));
  writeFileSync(file('chapters.vtt'), ['WEBVTT\n', ...chapters].join('\n'));
  await sharp(file('poster.png')).resize(640).webp({ quality: 78 }).toFile(file('webp'));
  const bytes = {
    webm: encode('webm', AV1, [40, 46, 52, 58]),
    mp4: encode('mp4', H264, [24, 28, 32, 36, 39]),
  };
  for (const kind of FILM_FILES) copyFileSync(file(kind), `public${filmPath(id, locale, kind)}`);
  const manifest = readFilmManifest(JSON.parse(readFileSync('src/content/films.json', 'utf8')));
  const made = new Date().toISOString().slice(0, 10);
  const data = { made, seconds: end, steps: times.slice(0, -1), bytes, said: sentenceDigests(texts, locale) };
  manifest[id] = { ...manifest[id], [locale]: data };
  writeFileSync('src/content/films.json', `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${id} ${locale}: ${end} s, ${bytes.webm} and ${bytes.mp4} bytes`);
}

/**
 * Plays a film on the real site, as slowly as its captions are read.
 *
 * @returns its pictures, the start of each step and the end in seconds, and the texts on the shown pages
 */
async function record({ slug: id, locale, head }: ContentFile, steps: readonly FilmStep[]) {
  const context = await browser.newContext({
    viewport: null,
    bypassCSP: true, // for the styles of the overlays
    userAgent: devices['Desktop Chrome'].userAgent,
    locale,
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    Object.defineProperty(navigator, 'platform', { value: 'Win32' });
  }, PAGE_CSS);
  await startVisit(page, origin);

  const { screencast } = page;
  let overlay: Disposable | undefined;
  const draw = async (html: string) => {
    const before = overlay;
    overlay = await screencast.showOverlay(CSS + html);
    await before?.dispose();
  };
  const wait = (time: number) => page.waitForTimeout(time * 1000);
  const texts = new Set<string>();
  let strip = '';
  const show = async (target: Locator) => {
    await draw(strip);
    await target.scrollIntoViewIfNeeded();
    for (const text of (await page.locator('main').innerText()).split(/\s*\n\s*/)) texts.add(text);
  };
  const press = async (target: Locator, then?: Locator) => {
    await show(target);
    const { width, height } = (await target.boundingBox()) ?? SIZE;
    await target.click({ position: { x: width * 0.8, y: height * 0.7 } }); // beside its text
    if (then) await show(then);
  };
  const film = films[id]?.({
    page,
    locale,
    t: dictionaries[locale],
    origin,
    dataDir,
    press,
    async open(address, ready) {
      await draw(strip);
      await page.goto(origin + localizedPath(locale, address));
      await ready.waitFor({ state: 'attached' });
    },
    async highlight(target) {
      await show(target);
      const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, ...SIZE };
      const place = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
      await draw(`${strip}<div class="ring" style="${place}"></div>`);
      await wait(seconds.shown);
    },
    async type(into, text) {
      await press(into);
      await screencast.hideActions();
      await into.pressSequentially(text, { delay: 120 });
      await screencast.showActions(ACTIONS);
    },
  });
  if (film?.length !== steps.length) throw new Error(`${id}: in ${locale} the text has other steps`);

  await draw(titleCard(locale, head));
  await page.screenshot({ path: file('poster.png') });
  const pictures: { path: string; at: number }[] = [];
  let start = 0;
  await screencast.start({
    size: SIZE,
    quality: 100,
    onFrame({ data, timestamp }) {
      start ||= timestamp;
      const path = file(`${pictures.length}.jpg`);
      writeFileSync(path, data);
      pictures.push({ path, at: (timestamp - start) / 1000 });
    },
  });
  await wait(seconds.title);
  await screencast.showActions(ACTIONS);
  const now = () => Math.round(Date.now() - start) / 1000;
  const times = [now()];
  for (const [index, { title, text }] of steps.entries()) {
    strip = `<p class="step"><b>${index + 1}</b>${title}</p><div class="room"></div>`;
    await draw(strip);
    await film[index]?.();
    const reading = captionsOf(text, locale).at(-1)?.end ?? 0;
    const end = (times[index] ?? 0) + reading + seconds.afterStep;
    await wait(Math.max(0.5, end - now()));
    times.push(now());
  }
  await screencast.stop();
  await context.close();
  return { pictures: pictures.sort((a, b) => a.at - b.at), times, texts };
}

/** The sentences of a step, each with the seconds in which it is read. */
function captionsOf(step: string, locale: Locale): { text: string; start: number; end: number }[] {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(step);
  let end = 0;
  return Array.from(sentences, ({ segment }) => {
    const [text, start] = [segment.trim(), end];
    end += Math.max(seconds.shortestCaption, text.length / charactersPerSecond[locale]);
    return { text, start, end };
  });
}

/** The captions of a step: each has the share of its time that it takes to read. */
function cuesOf(step: string, locale: Locale, from = 0, to = 0): string[] {
  const captions = captionsOf(step, locale);
  const scale = (to - from) / (captions.at(-1)?.end ?? 1);
  const at = (time: number) => from + time * scale;
  return captions.map(({ text, start, end }) => cue(text, at(start), at(end) - seconds.betweenCaptions));
}

/** A caption or a chapter in WebVTT. */
function cue(text: string, from = 0, to = 0): string {
  const time = (at: number) => new Date(Math.round(at * 1000)).toISOString().slice(11, 23);
  return `${time(from)} --> ${time(to)}\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n`;
}

function titleCard(locale: Locale, { title = '', summary = '', poster }: ContentFile['head']): string {
  const drawings = readFileSync('scripts/films/drawings.svg', 'utf8');
  const drawing = new RegExp(`<g id="${poster}">[^]*?</g>`).exec(drawings);
  const text = `<b>${phrasesOf(title).join('<wbr>')}</b>${summary}`;
  return `<div class="title"><svg viewBox="0 0 320 180">${drawing?.[0] ?? ''}</svg>
    <p>${fillBrand(locale, text)}</p></div>`;
}

/** Takes the first quality that the bytes allow. @returns the bytes of the file */
function encode(format: string, codec: string, qualities: readonly number[]): number {
  const input = `-hide_banner -loglevel error -y -f concat -safe 0 -i ${file('list')}`;
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
  // Phones are narrower.
  const fitted = `format=gbrp,scale=${SIZE.width}:${SIZE.height}:force_original_aspect_ratio=decrease:out_color_matrix=bt709:out_range=tv,pad=${SIZE.width}:${SIZE.height}:-1:-1:0xdfe9ee`;
  // Without the pictures that change nothing, but with one in each second, as players expect.
  const filter = `-vf fps=20,mpdecimate=max=19,${fitted},format=yuv420p -fps_mode vfr ${colours}`;
  for (const quality of qualities) {
    const command = `${input} ${filter} ${codec} -crf ${quality} -f ${format} ${file(format)}`.split(' ');
    execFileSync('ffmpeg', command, { env: { ...process.env, SVT_LOG: '1' } });
    const bytes = statSync(file(format)).size;
    if (bytes <= MAX_BYTES) return bytes;
  }
  throw new Error(`${file(format)} is larger than ${MAX_BYTES} bytes: show less, or fewer changes`);
}
