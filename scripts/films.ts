/**
 * `npm run films`: makes the help films out of the site as it is and puts them into `public/films/`, with captions,
 * chapters and posters, and what the page says of them into `src/content/films.json`. `-- --film first-shop --language
 * en-US` makes one, `--film first-shop,read-the-logs` two. docs/films.md tells how films are written.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { readFilmManifest, type FilmRecord } from '#src/domain/film-manifest.ts';
import { FILM_FILES, FILM_FORMATS, filmPath, type FilmFile } from '#src/domain/films.ts';
import { cuesOf } from './films/captions.ts';
import { compose } from './films/compose.ts';
import { encode, missingTools } from './films/encode.ts';
import { readFilm } from './films/read-film.ts';
import { record } from './films/record.ts';
import { readSaid, SAID_FILE, sentencesAmong } from './films/said.ts';
import type { Film } from './films/scene.ts';
import { films } from './films/scenes/index.ts';
import { openStudio, type Studio } from './films/studio.ts';
import { readFilmTexts } from './films/texts.ts';
import { planFilm } from './films/timeline.ts';
import { writeVtt } from './films/vtt.ts';
import { ensure } from './lib/machine.ts';
import { endWithParent } from './lib/processes.ts';
import { buildSite, isBuildFresh } from './lib/site-build.ts';

const MANIFEST = 'src/content/films.json';
/** Half of its time a film waits for pages. */
const AT_ONCE = 2;
const POSTER = { width: 640, quality: 78 };
const HOW_TO_INSTALL = `It makes the films out of the frames: Debian and Ubuntu "apt-get install ffmpeg", macOS "brew install ffmpeg",
Windows "winget install ffmpeg". The films that are there stay as they are; the site needs none of this to run.`;

/** One after the other: each reads what the one before it wrote. */
let noted: Promise<void> = Promise.resolve();

endWithParent(130);
const { values } = parseArgs({
  options: {
    film: { type: 'string' },
    language: { type: 'string' },
    /** Takes the site as it is built, old or new. */
    built: { type: 'boolean', default: false },
    /** Keeps the pictures, and says where. */
    keep: { type: 'boolean', default: false },
  },
});
const asked = values.film?.split(',');
const chosen = films.filter(({ id }) => asked?.includes(id) ?? true);
const languages = localeCodes.filter((code) => values.language === undefined || code === values.language);
const known = `There are the films ${films.map(({ id }) => id).join(', ')}, and the languages ${localeCodes.join(', ')}.`;
const missing =
  chosen.length === 0 || languages.length === 0
    ? known
    : await missingTools().then((lack) => lack && `${lack} ${HOW_TO_INSTALL}`);

if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  await makeFilms();
}

async function makeFilms(): Promise<void> {
  await ensure('chromium');
  if (!values.built && !isBuildFresh()) {
    console.log('Building the site …');
    const code = await buildSite({ stdio: ['ignore', 'ignore', 'inherit'] });
    if (code !== 0) process.exit(code);
  }
  await mkdir('public/films', { recursive: true });
  const studio = await openStudio();
  const queue = chosen.flatMap((film) => languages.map((locale) => ({ film, locale })));
  const takeFromQueue = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { film, locale } = next;
      await makeFilm(studio, film, locale).catch((error: unknown) => {
        // The others are made all the same.
        console.error(`${film.id} ${locale} was not made:`, error);
        process.exitCode = 1;
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, takeFromQueue));
  } finally {
    await studio.close();
  }
}

async function makeFilm(studio: Studio, film: Film, locale: Locale): Promise<void> {
  const start = performance.now();
  const texts = await readFilmTexts(film.id, locale);
  if (texts.steps.length !== film.steps.length) {
    throw new Error(`${film.id} has ${film.steps.length} steps, its text in ${locale} ${texts.steps.length}`);
  }
  const folder = await mkdtemp(join(tmpdir(), `film-${film.id}-`));
  const backstage = studio.backstage(locale);
  try {
    const { browser, origin } = studio;
    const recorded = await record(film, { browser, origin, locale, folder, backstage: backstage.for });
    const beats = recorded.steps;
    const plan = planFilm(
      texts.steps.map(({ title, text }, index) => ({ title, cues: cuesOf(text), beats: beats[index] ?? [] })),
    );
    const { title, summary, poster } = texts;
    const steps = texts.steps.map((step) => step.title);
    const frames = await compose(browser, plan.views, { locale, title, summary, poster, steps }, folder);

    // Whole or not at all: what breaks off leaves the film as it was.
    const path = (kind: FilmFile) => join(folder, `film.${kind}`);
    await sharp(frames.poster).resize(POSTER.width).webp({ quality: POSTER.quality }).toFile(path('webp'));
    await writeFile(path('captions.vtt'), writeVtt(plan.captions));
    await writeFile(path('chapters.vtt'), writeVtt(plan.chapters));
    const files: Partial<FilmRecord['files']> = {};
    for (const format of FILM_FORMATS) {
      await encode(frames.list, path(format));
      const bytes = await readFile(path(format));
      files[format] = { bytes: bytes.length, codecs: readFilm(bytes).codecs };
    }
    for (const kind of FILM_FILES) await copyFile(path(kind), `public${filmPath(film.id, locale, kind)}`);
    const made = new Date().toISOString().slice(0, 10);
    const round = (seconds: number) => Math.round(seconds * 100) / 100;
    await (noted = noted.then(() =>
      note(film.id, locale, {
        made,
        seconds: round(plan.seconds),
        steps: plan.chapters.map(({ from }) => round(from)),
        files: { webm: files.webm, mp4: files.mp4 } as FilmRecord['files'], // both were just made
      }),
    ));
    await (noted = noted.then(() => noteSaid(film.id, locale, sentencesAmong(recorded.texts, locale))));
    const sizes = FILM_FORMATS.map(
      (format) => `${format} ${Math.round((files[format]?.bytes ?? 0) / 1000)} kB`,
    );
    const took = Math.round((performance.now() - start) / 1000);
    console.log(
      `${film.id} ${locale}: ${plan.seconds.toFixed(1)} s, ${sizes.join(', ')} (made in ${took} s)`,
    );
    if (values.keep) console.log(`  pictures in ${folder}`);
  } finally {
    await backstage.close();
    if (!values.keep) await rm(folder, { recursive: true });
  }
}

async function noteSaid(id: string, locale: Locale, sentences: readonly string[]): Promise<void> {
  const said = readSaid();
  const after = { ...said, [id]: { ...said[id], [locale]: sentences } };
  const sorted = Object.fromEntries(Object.entries(after).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(SAID_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** After each film, so that one that fails takes nothing with it. Films and languages stay in one order. */
async function note(id: string, locale: Locale, record: FilmRecord): Promise<void> {
  const before = readFilmManifest(
    await readFile(MANIFEST, 'utf8').then(
      (text): unknown => JSON.parse(text),
      () => ({}), // none yet
    ),
  );
  const after = Object.fromEntries(
    films.flatMap((film) => {
      const entry = { ...before[film.id], ...(film.id === id && { [locale]: record }) };
      const present = localeCodes.flatMap((code) => (entry[code] ? [[code, entry[code]] as const] : []));
      return present.length > 0 ? [[film.id, Object.fromEntries(present)]] : [];
    }),
  );
  await writeFile(MANIFEST, `${JSON.stringify(after, null, 2)}\n`);
}
