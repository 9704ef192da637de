/**
 * What a film is doing, as far as the page has to say something: it cannot be played here, it waits for a network that is
 * slow or gone, or it did not come. Times are in seconds.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';

export type FilmPhase = 'ready' | 'unsupported' | 'waiting' | 'lost';

/** A pause for a full buffer is shorter than this on any network that will do. */
export const WAIT_MS = 8_000;

export interface FilmPlayerOptions {
  /** When each step begins, in order. */
  starts: readonly number[];
  after: (delayMs: number, callback: () => void) => void;
}

export interface FilmPlayer {
  $phase: ReadableAtom<FilmPhase>;
  /** The step that is shown; -1 before the first and before it was played. */
  $step: ReadableAtom<number>;
  /** It has come to this point, and goes on. */
  reached: (time: number) => void;
  /** It wants to go on and cannot. */
  waits: () => void;
  /** It goes on, or was stopped by the visitor. */
  rests: () => void;
  failed: (why: 'unsupported' | 'network') => void;
  /** Before it is fetched again. @returns where it was */
  retry: () => number;
}

export function createFilmPlayer({ starts, after }: FilmPlayerOptions): FilmPlayer {
  const $phase = atom<FilmPhase>('ready');
  const $time = atom(0);
  let hasPlayed = false;
  // Each wait has its number: the end of one that is over means nothing.
  let waits = 0;
  const goesOn = () => {
    waits += 1;
    if ($phase.get() === 'waiting' || $phase.get() === 'lost') $phase.set('ready');
  };
  return {
    $phase,
    $step: computed($time, (time) => (hasPlayed ? starts.filter((start) => start <= time).length - 1 : -1)),
    reached(time) {
      // What is gone reports nothing of its own accord; after `load` the time is 0 for a moment.
      if ($phase.get() === 'lost') return;
      hasPlayed = true;
      $time.set(time);
      goesOn();
    },
    waits() {
      waits += 1;
      const mine = waits;
      after(WAIT_MS, () => {
        if (mine === waits && $phase.get() === 'ready') $phase.set('waiting');
      });
    },
    rests: goesOn,
    failed(why) {
      waits += 1;
      $phase.set(why === 'unsupported' ? 'unsupported' : 'lost');
    },
    retry() {
      goesOn();
      return $time.get();
    },
  };
}
