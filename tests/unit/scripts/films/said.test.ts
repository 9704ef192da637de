import { describe, expect, it } from 'vitest';
import { oldFilms, readSaid, sentencesAmong } from '#scripts/films/said.ts';
import { films } from '#scripts/films/scenes/index.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';

const { remedies, doctor } = dictionaries['en-US'].workbench;

describe('what films show', () => {
  it('is, of all texts in the picture, what stands in a dictionary, once', () => {
    const texts = [remedies.demo, 'Harbor & Pine', remedies.demo, doctor.working.text];
    expect(sentencesAmong(texts, 'en-US')).toEqual([doctor.working.text, remedies.demo].sort());
    expect(sentencesAmong([doctor.retrying], 'en-US')).toEqual([]);
    expect(sentencesAmong([remedies.demo], 'zh-CN')).toEqual([]);
  });

  it('names a film whose page says something else by now, by language and sentence', () => {
    const said = {
      'first-shop': { 'en-US': [remedies.demo, 'Show me how'], 'zh-CN': [] },
      'read-the-logs': { 'en-US': [doctor.working.text] },
    };
    expect(oldFilms(said)).toEqual([{ id: 'first-shop', locale: 'en-US', gone: ['Show me how'] }]);
  });

  it('is noted in all languages, of films that there are', () => {
    const noted = Object.entries(readSaid());
    expect(noted.length).toBeGreaterThan(0);
    for (const [id, byLocale] of noted) {
      expect(films.map((film) => film.id)).toContain(id);
      for (const locale of localeCodes) expect(byLocale[locale]?.length, id).toBeGreaterThan(5);
    }
  });
});
