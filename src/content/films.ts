/**
 * The help films of a language: their words, and what `npm run films` noted down of each. One whose words are there and
 * which is still to be made is left out, so that the site that it is made from can be built.
 */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { readFilmManifest, type FilmRecord } from '#src/domain/film-manifest.ts';
import { filmSteps } from '#src/domain/film-steps.ts';
import { entryName, isOf } from './entries.ts';
import films from './films.json';

export interface HelpFilm extends Pick<CollectionEntry<'helpVideos'>['data'], 'title' | 'summary' | 'order'> {
  id: string;
  record: FilmRecord;
  /** `start` in seconds. */
  steps: { title: string; text: string; start: number }[];
}

const manifest = readFilmManifest(films);

/** In their order. */
export async function readFilms(locale: Locale): Promise<HelpFilm[]> {
  const entries = await getCollection('helpVideos', isOf(locale));
  return entries
    .flatMap((entry) => {
      const id = entryName(entry);
      const record = manifest[id]?.[locale];
      if (!record) return [];
      const steps = filmSteps(entry.body ?? '').map((step, index) => ({
        ...step,
        start: record.steps[index] ?? 0,
      }));
      const { title, summary, order } = entry.data;
      return [{ id, title, summary, order, record, steps }];
    })
    .sort((a, b) => a.order - b.order);
}
