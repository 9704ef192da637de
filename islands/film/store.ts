/**
 * The state of a film, as far as the page reports it: it cannot be played, it waits for a slow or lost network, it
 * is stalled though it could play, or it could not be fetched. Below: what the film's element says, and its control.
 * Times are in seconds.
 */
import { atom, computed } from 'nanostores';

export type FilmPhase = 'ready' | 'unsupported' | 'waiting' | 'stalled' | 'failed';

/** Buffering takes less time than this on any network that can play the film. */
export const WAIT_MS = 8_000;

export interface FilmPlayerOptions {
  /** Start of each step, in order. */
  starts: readonly number[];
  after: (delayMs: number, callback: () => void) => void;
}

export function createFilmPlayer({ starts, after }: FilmPlayerOptions) {
  const $phase = atom<FilmPhase>('ready');
  const $time = atom(0);
  let hasPlayed = false;
  // Each watch has a number, so that the end of an earlier one is ignored.
  let watches = 0;
  /** It has not moved since playing began. */
  let isFresh = false;
  let hasMoreData = () => false;
  const setReady = () => {
    if ($phase.get() !== 'unsupported') $phase.set('ready');
  };
  function watch(): void {
    watches += 1;
    const thisWatch = watches;
    const time = $time.get();
    after(WAIT_MS, () => {
      if (thisWatch !== watches) return;
      if ($time.get() !== time) watch();
      else if ($phase.get() === 'ready') $phase.set(hasMoreData() ? 'stalled' : 'waiting');
    });
  }
  return {
    $phase,
    /** The step that is shown; -1 before the first and before it was played. */
    $step: computed($time, (time) => (hasPlayed ? starts.filter((start) => start <= time).length - 1 : -1)),
    /** Playback has reached this time and continues. */
    onProgress(time: number) {
      // A failed film reports no progress; after `load` the time is 0 for a moment.
      if ($phase.get() === 'failed') return;
      hasPlayed = true;
      // The same time again is no progress.
      if (time === $time.get()) return;
      $time.set(time);
      if ($phase.get() === 'ready' && !isFresh) return;
      isFresh = false;
      setReady();
      watch();
    },
    /**
     * Playing starts, or should: a change of the time shows whether it does.
     *
     * @param hasMore whether the browser has data beyond the present time
     */
    onPlay(hasMore: () => boolean) {
      hasMoreData = hasMore;
      isFresh = true;
      watch();
    },
    /** The film was paused, or is over. */
    onPause: () => {
      watches += 1;
      setReady();
    },
    onFailure(why: 'unsupported' | 'network') {
      watches += 1;
      $phase.set(why === 'unsupported' ? 'unsupported' : 'failed');
    },
    /** Called before the film is fetched again. @returns the time that it had reached */
    retry() {
      setReady();
      return $time.get();
    },
  };
}

/** @returns why the film cannot continue; nothing while it can */
export function filmTrouble(video: HTMLVideoElement): 'unsupported' | 'network' | undefined {
  const sources = [...video.querySelectorAll('source')];
  const isKnown = sources.some(({ type }) => video.canPlayType(type) !== '');
  if (!isKnown || video.error?.code === MediaError.MEDIA_ERR_DECODE) return 'unsupported';
  return video.error !== null || video.networkState === video.NETWORK_NO_SOURCE ? 'network' : undefined;
}

/** Whether it could continue without more data. */
export const hasMore = (video: HTMLVideoElement): boolean => video.readyState >= video.HAVE_FUTURE_DATA;

/** Captions are fetched with the film, not before; for a film without sound they are its text. */
export function showCaptions(video: HTMLVideoElement): void {
  const track = [...video.textTracks].find(({ kind }) => kind === 'captions');
  if (track) track.mode = 'showing';
}

/** Plays from a time, in any state of the element. */
export async function playFrom(video: HTMLVideoElement, seconds: number): Promise<void> {
  video.scrollIntoView({ block: 'nearest' });
  const go = () => {
    video.currentTime = seconds;
  };
  // WebKitGTK hangs, and reports that it plays, when a film is moved before its metadata is there.
  if (video.readyState >= video.HAVE_METADATA) go();
  else video.addEventListener('loadedmetadata', go, { once: true });
  // Refused, or aborted by the next press: the player has its own controls, and events report failures.
  await video.play().catch(() => undefined);
}
