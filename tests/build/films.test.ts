/** The built page of help films: every film in its language; ./pages.test.ts looks for the files. */
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { films } from '#scripts/films/scenes/index.ts';
import { attributeOf, elementsIn, textIn } from '#src/domain/html.ts';
import { filmPath } from '#src/domain/films.ts';
import { pageAt, structuredDataIn } from '#tests/helpers/built-site.ts';

const ids = Object.keys(films);

describe.each(localeCodes)('the help films in %s', (locale) => {
  const page = pageAt(localizedPath(locale, '/help/video'));
  const videos = elementsIn(page, 'video');
  const tracks = elementsIn(page, 'track');

  it('§2.19 are all on the page, in its language', () => {
    const first = ids.map((id) => filmPath(id, locale, 'webm')).sort();
    const sources = elementsIn(page, 'source').map((source) => attributeOf(source, 'src'));

    expect(sources.filter((src) => src?.endsWith('.webm')).sort()).toEqual(first);
    expect(sources).toHaveLength(ids.length * 2);
    expect(videos).toHaveLength(ids.length);
    expect(tracks).toHaveLength(ids.length * 2);
  });

  it('load on request', () => {
    for (const video of videos) {
      expect(attributeOf(video, 'preload')).toBe('none');
      for (const name of ['playsinline', 'poster', 'aria-label']) {
        expect(attributeOf(video, name), name).toBeDefined();
      }
      expect(attributeOf(video, 'autoplay')).toBeUndefined();
    }
  });

  it('are opened by their marks, also without a script', () => {
    const marks = elementsIn(page, 'a').filter((link) => attributeOf(link, 'class') === 'player__play');
    expect(marks.map((mark) => attributeOf(mark, 'href'))).toEqual(
      ids.map((id) => filmPath(id, locale, 'mp4')),
    );
  });

  it('have a text for browsers that play none', () => {
    const { unsupported } = dictionaries[locale].video.player;
    expect(videos.map((video) => textIn(video))).toEqual(ids.map(() => unsupported));
  });

  it('have structured data', () => {
    const told = structuredDataIn(page).filter((node) => node['@type'] === 'VideoObject');
    expect(told).toHaveLength(ids.length);
    for (const node of told) {
      expect(String(node['duration'])).toMatch(/^PT\d+S$/);
      expect(String(node['uploadDate'])).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+08:00$/);
      expect(String(node['contentUrl'])).toMatch(new RegExp(`\\.${locale}\\.mp4$`));
    }
  });
});
