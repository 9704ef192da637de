/** What a film is doing, as far as the page has to say something: it cannot be played here, or it did not come. Times are in seconds. */
import { atom, computed } from 'nanostores';

export type FilmPhase = 'ready' | 'unsupported' | 'lost';

/** @param starts when each step begins, in order */
export function createFilmPlayer(starts: readonly number[]) {
  const $phase = atom<FilmPhase>('ready');
  const $time = atom(-1);
  return {
    $phase,
    /** The step that is shown; -1 before the first and before it was played. */
    $step: computed($time, (time) => starts.filter((start) => start <= time).length - 1),
    /** It has come to this point, and goes on. */
    reached(time: number) {
      // After `load` the time of what is gone is 0 for a moment.
      if ($phase.get() !== 'lost') $time.set(time);
    },
    failed: (why: 'unsupported' | 'network') => $phase.set(why === 'unsupported' ? 'unsupported' : 'lost'),
    /** Before it is fetched again. @returns where it was */
    retry() {
      $phase.set('ready');
      return Math.max(0, $time.get());
    },
  };
}
