import { describe, expect, it } from 'vitest';
import { isPlayable } from '#src/browser/film.ts';

/** As much of a `<video>` as is asked. */
function film(playable: readonly string[], state: Partial<Pick<HTMLVideoElement, 'error' | 'networkState'>>) {
  const video = {
    querySelectorAll: () => [{ type: 'video/mp4' }],
    canPlayType: (type: string) => (playable.includes(type) ? 'maybe' : ''),
    error: null,
    networkState: 0,
    ...state,
  };
  return video as unknown as HTMLVideoElement; // see above
}

describe('isPlayable', () => {
  it.each([
    ['a film that the browser can play and has not looked at', ['video/mp4'], {}, true],
    ['a film that is being fetched', ['video/mp4'], { networkState: 2 }, true],
    ['a format that the browser does not know', ['video/webm'], {}, false],
    ['a film that is not there', ['video/mp4'], { networkState: 3 }, false],
    ['a film that is broken', ['video/mp4'], { error: {} as MediaError }, false],
  ])('judges %s', (_what, playable, state, is) => {
    expect(isPlayable(film(playable, state))).toBe(is);
  });
});
