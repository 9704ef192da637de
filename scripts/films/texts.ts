/** The words of a film, from `src/content/help-videos`. */
import { readFile } from 'node:fs/promises';
import type { Locale } from '#i18n/locales.ts';
import { fillBrand } from '#src/config/brand-text.ts';
import { filmSteps, type FilmStep } from '#src/domain/film-steps.ts';

export interface FilmTexts {
  title: string;
  summary: string;
  poster: string;
  steps: FilmStep[];
}

/** @throws when there is no such film, or it lacks one of them */
export async function readFilmTexts(id: string, locale: Locale): Promise<FilmTexts> {
  const path = `src/content/help-videos/${locale}/${id}.md`;
  const text = fillBrand(locale, await readFile(path, 'utf8'));
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const value = (name: string): string => {
    const found = new RegExp(`^${name}: *(.*)$`, 'm').exec(head)?.[1];
    if (found === undefined) throw new Error(`${path} has no ${name}`);
    return found.replace(/^'(.*)'$/, '$1').replaceAll("''", "'");
  };
  return {
    title: value('title'),
    summary: value('summary'),
    poster: value('poster'),
    steps: filmSteps(body),
  };
}
