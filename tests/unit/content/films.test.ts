/** Compares the films in `public/films` with their texts and their manifest. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { MAX_BYTES } from '#scripts/films/scene.ts';
import { films } from '#scripts/films/scenes/index.ts';
import { fillBrand } from '#src/config/brand-text.ts';
import {
  FILM_FILES,
  FILM_FORMATS,
  filmPath,
  filmSteps,
  readFilmManifest,
  type FilmFile,
} from '#src/domain/films.ts';
import { readContent } from '#scripts/lib/content-files.ts';
const ALL_BYTES = 12_000_000;
const MAKE = 'npm run films makes it anew';

const manifest = readFilmManifest(JSON.parse(readFileSync('src/content/films.json', 'utf8')));
const ids = Object.keys(films);
const cases = ids.flatMap((id) => localeCodes.map((locale) => ({ id, locale })));
const texts = readContent('help-videos');
const fileOf = (id: string, locale: Locale, kind: FilmFile) => `public${filmPath(id, locale, kind)}`;

const secondsOf = (time: string) => time.split(':').reduce((total, part) => total * 60 + Number(part), 0);

const wordsOf = (parts: readonly { text: string }[]) =>
  parts
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');

function cuesIn(path: string) {
  const [head, ...blocks] = readFileSync(path, 'utf8').trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const [from = '', to = ''] = times.split(' --> ');
    return { from: secondsOf(from), to: secondsOf(to), text: lines.join(' ') };
  });
}

describe('help films', () => {
  it('exist in each language, and each has its scenes', () => {
    for (const locale of localeCodes) {
      const told = readContent('help-videos', [locale]);
      expect(told.map(({ slug }) => slug).sort()).toEqual([...ids].sort());
    }
  });

  it('are the only files in their folder, and are small', () => {
    const wanted = cases.flatMap(({ id, locale }) =>
      FILM_FILES.map((kind) => filmPath(id, locale, kind).slice('/films/'.length)),
    );
    const present = readdirSync('public/films');
    expect(present.sort()).toEqual(wanted.sort());
    const bytes = present.reduce((sum, name) => sum + statSync(`public/films/${name}`).size, 0);
    expect(bytes).toBeLessThan(ALL_BYTES);
  });

  describe.each(cases)('$id in $locale', ({ id, locale }) => {
    const record = manifest[id]?.[locale];
    const text = texts.find((file) => file.locale === locale && file.slug === id);
    const steps = filmSteps(fillBrand(locale, text?.body ?? ''));

    it.each(FILM_FORMATS)('is as %s what the manifest says', (format) => {
      const bytes = statSync(fileOf(id, locale, format)).size;

      expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
      expect(record?.bytes[format]).toBe(bytes);
    });

    it('has captions with its text, from the first step to the end', () => {
      const cues = cuesIn(fileOf(id, locale, 'captions.vtt'));
      expect(wordsOf(cues), MAKE).toBe(wordsOf(steps));
      expect(cues[0]?.from).toBeCloseTo(record?.steps[0] ?? -1, 1);
      expect(record?.seconds ?? 0).toBeLessThan((cues.at(-1)?.to ?? 0) + 0.5);
      cues.reduce((before, cue) => {
        expect(cue.from).toBeGreaterThanOrEqual(before);
        expect(cue.from - before).toBeLessThan(before === 0 ? 5 : 0.5);
        return cue.to;
      }, 0);
    });

    it('has a chapter for each step', () => {
      const chapters = cuesIn(fileOf(id, locale, 'chapters.vtt'));

      const titles = chapters.map(({ text }) => text);
      expect(titles, MAKE).toEqual(steps.map(({ title }) => title));
      for (const [index, { from }] of chapters.entries())
        expect(from).toBeCloseTo(record?.steps[index] ?? -1, 1);
    });
  });
});
