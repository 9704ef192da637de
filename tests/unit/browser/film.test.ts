import { describe, expect, it } from 'vitest';
import { guardFilm } from '#src/browser/film.ts';

/** As much of a `<video>` in its figure as the guard touches. */
function setUpFilm(playable: readonly string[]) {
  const source = Object.assign(new EventTarget(), { type: 'video/mp4' });
  const fallback = { hidden: true };
  const video = Object.assign(new EventTarget(), {
    hidden: false,
    parentElement: { querySelector: () => fallback },
    querySelectorAll: () => [source],
    canPlayType: (type: string) => (playable.includes(type) ? 'maybe' : ''),
  });
  guardFilm(video as unknown as HTMLVideoElement); // see above
  return { video, source, fallback };
}

describe('guardFilm', () => {
  it('leaves a film that the browser can play', () => {
    const { video, fallback } = setUpFilm(['video/mp4']);

    expect([video.hidden, fallback.hidden]).toEqual([false, true]);
  });

  it('says so at once where the browser cannot play the format', () => {
    const { video, fallback } = setUpFilm(['video/webm']);

    expect([video.hidden, fallback.hidden]).toEqual([true, false]);
  });

  it.each(['source', 'video'] as const)('says so when the %s reports an error', (part) => {
    const film = setUpFilm(['video/mp4']);

    film[part].dispatchEvent(new Event('error'));

    expect([film.video.hidden, film.fallback.hidden]).toEqual([true, false]);
  });
});
