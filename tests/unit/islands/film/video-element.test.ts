import { describe, expect, it } from 'vitest';
import { filmTrouble, playFrom, showCaptions } from '#islands/film/video-element.ts';

/** As much of a `<video>` as is asked. */
function film(playable: readonly string[], state: { error?: { code: number }; networkState?: number }) {
  const video = {
    querySelectorAll: () => [{ type: 'video/webm' }, { type: 'video/mp4' }],
    canPlayType: (type: string) => (playable.includes(type) ? 'maybe' : ''),
    error: null,
    networkState: 0,
    ...state,
  };
  return video as unknown as HTMLVideoElement; // see above
}

describe('filmTrouble', () => {
  it.each([
    ['a film that the browser can play and has not looked at', ['video/mp4'], {}, undefined],
    ['a film that is being fetched', ['video/webm'], { networkState: 2 }, undefined],
    ['formats that the browser does not know', [], {}, 'unsupported'],
    ['a file that makes no sense', ['video/mp4'], { error: { code: 3 } }, 'unsupported'],
    ['a film of which no source came', ['video/mp4'], { networkState: 3 }, 'network'],
    ['a film that broke off', ['video/mp4'], { error: { code: 2 } }, 'network'],
  ])('judges %s', (_what, playable, state, trouble) => {
    expect(filmTrouble(film(playable, state))).toBe(trouble);
  });
});

describe('showCaptions', () => {
  it('shows the captions and leaves the chapters alone', () => {
    const tracks = [
      { kind: 'chapters', mode: 'disabled' },
      { kind: 'captions', mode: 'disabled' },
    ];
    showCaptions({ textTracks: tracks } as unknown as HTMLVideoElement); // as much of it as is asked

    expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
  });
});

describe('playFrom', () => {
  /** A film that has been asked for or not, and tells what is done with it. */
  function filmAt(readyState: number) {
    const done: string[] = [];
    const events = new EventTarget();
    const video = Object.assign(events, {
      readyState,
      scrollIntoView: () => undefined,
      play: () => Promise.resolve(void done.push('play')),
    });
    Object.defineProperty(video, 'currentTime', {
      set(seconds: number) {
        done.push(`go to ${seconds}`);
      },
    });
    return { done, video: video as unknown as HTMLVideoElement }; // as much of it as is asked
  }

  it('goes to the point of a film that is known, then plays', async () => {
    const { done, video } = filmAt(1);
    await playFrom(video, 12);
    expect(done).toEqual(['go to 12', 'play']);
  });

  it('plays what was not fetched, and goes to the point once it is known', async () => {
    const { done, video } = filmAt(0);
    await playFrom(video, 12);
    expect(done).toEqual(['play']);

    video.dispatchEvent(new Event('loadedmetadata'));
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(done).toEqual(['play', 'go to 12']);
  });
});
