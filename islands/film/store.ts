/**
 * What a film is doing, as far as the page has to say something: it cannot be played here, it waits for a network that is
 * slow or gone, it stands still though it could go on, or it did not come. Times are in seconds.
 */
import { atom, computed } from 'nanostores';

export type FilmPhase = 'ready' | 'unsupported' | 'waiting' | 'still' | 'lost';

/** A pause for a full buffer is shorter than this on any network that will do. */
export const WAIT_MS = 8_000;

export interface FilmPlayerOptions {
  /** When each step begins, in order. */
  starts: readonly number[];
  after: (delayMs: number, callback: () => void) => void;
}

export function createFilmPlayer({ starts, after }: FilmPlayerOptions) {
  const $phase = atom<FilmPhase>('ready');
  const $time = atom(0);
  let hasPlayed = false;
  // Each watch has its number: the end of one that is over means nothing.
  let watches = 0;
  /** It has not moved since it began. */
  let isFresh = false;
  let mayGoOn = () => false;
  const goesOn = () => {
    if ($phase.get() !== 'unsupported') $phase.set('ready');
  };
  function watch(): void {
    watches += 1;
    const mine = watches;
    const time = $time.get();
    after(WAIT_MS, () => {
      if (mine !== watches) return;
      if ($time.get() !== time) watch();
      else if ($phase.get() === 'ready') $phase.set(mayGoOn() ? 'still' : 'waiting');
    });
  }
  return {
    $phase,
    /** The step that is shown; -1 before the first and before it was played. */
    $step: computed($time, (time) => (hasPlayed ? starts.filter((start) => start <= time).length - 1 : -1)),
    /** It has come to this point, and goes on. */
    reached(time: number) {
      // What is gone reports nothing of its own accord; after `load` the time is 0 for a moment.
      if ($phase.get() === 'lost') return;
      hasPlayed = true;
      // Coming to where it was is standing still.
      if (time === $time.get()) return;
      $time.set(time);
      if ($phase.get() === 'ready' && !isFresh) return;
      isFresh = false;
      goesOn();
      watch();
    },
    /**
     * It goes on from now, or would: either is seen by whether it comes to another point.
     *
     * @param hasMore whether the browser has more of the film than what it shows
     */
    begins(hasMore: () => boolean) {
      mayGoOn = hasMore;
      isFresh = true;
      watch();
    },
    /** It was stopped, or is over. */
    rests: () => {
      watches += 1;
      goesOn();
    },
    failed(why: 'unsupported' | 'network') {
      watches += 1;
      $phase.set(why === 'unsupported' ? 'unsupported' : 'lost');
    },
    /** Before it is fetched again. @returns where it was */
    retry() {
      goesOn();
      return $time.get();
    },
  };
}
