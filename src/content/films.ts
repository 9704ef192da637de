/**
 * The help films of a language: their texts, and the data that `npm run films` writes. A film with texts only is left
 * out, so that the site from which it is recorded can be built.
 */
import type { CollectionEntry } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { filmSteps, readFilmManifest, type FilmRecord } from '#src/domain/films.ts';
import { entriesOf } from './local-entries.ts';
import films from './films.json';

export interface HelpFilm extends Pick<CollectionEntry<'helpVideos'>['data'], 'title' | 'summary' | 'order'> {
  id: string;
  record: FilmRecord;
  /** `start` in seconds. */
  steps: { title: string; text: string; start: number }[];
}

const manifest = readFilmManifest(films);

/** In display order. */
export async function readFilms(locale: Locale): Promise<HelpFilm[]> {
  return (await entriesOf('helpVideos', locale))
    .flatMap(({ slug: id, body = '', data }) => {
      const record = manifest[id]?.[locale];
      if (!record) return [];
      const steps = filmSteps(body).map((step, index) => ({
        ...step,
        start: record.steps[index] ?? 0,
      }));
      const { title, summary, order } = data;
      return [{ id, title, summary, order, record, steps }];
    })
    .sort((a, b) => a.order - b.order);
}
