/**
 * Runs what a visitor asks of the client: marks what is under way, turns a failure into one sentence, and never
 * leaves a promise behind. Each panel has its own, so that one failure does not cover another panel's.
 */
import { isBridgeError } from '#bridge-lib';
import { atom } from 'nanostores';

export type Tasks = ReturnType<typeof createTasks>;

/** @param fallback the sentence for a failure that brings no words of its own */
export function createTasks(fallback: string) {
  const $busy = atom<ReadonlySet<string>>(new Set());
  const $failure = atom('');
  let leaving = new AbortController();

  async function run<T>(
    id: string,
    work: (signal: AbortSignal) => Promise<T>,
    subject = '',
  ): Promise<T | undefined> {
    const { signal } = leaving;
    const isOver = () => signal.aborted;
    if ($busy.get().has(id) || isOver()) return undefined;
    $busy.set(new Set($busy.get()).add(id));
    $failure.set('');
    try {
      const value = await work(signal);
      // A client may answer what it was asked before the signal reached it.
      return isOver() ? undefined : value;
    } catch (error) {
      const reason = (isBridgeError(error) && error.message) || fallback;
      if (!isOver()) $failure.set(subject ? `${subject}: ${reason}` : reason);
      return undefined;
    } finally {
      // Under the same id something else may be under way by now.
      if (signal === leaving.signal) {
        const rest = new Set($busy.get());
        rest.delete(id);
        $busy.set(rest);
      }
    }
  }

  return {
    /** Ids of what is under way, as `action:subject`. */
    $busy,
    /** The last failure, in the client's or the site's words; empty when there is none. */
    $failure,
    /**
     * Runs `work` unless the same id is already under way.
     *
     * @param subject what it is about, named before the reason of a failure
     * @returns its value, or undefined after a failure
     */
    run,
    /** The same for one call of the client. */
    ask: <Args, Reply>(
      id: string,
      method: (args: Args, options: { signal: AbortSignal }) => Promise<Reply>,
      args: Args,
      subject?: string,
    ) => run(id, (signal) => method(args, { signal }), subject),
    clearFailure: () => {
      $failure.set('');
    },
    /** Ends what is under way and says nothing of it: the user who asked for it has gone. */
    abandon() {
      leaving.abort();
      leaving = new AbortController();
      $busy.set(new Set());
      $failure.set('');
    },
    dispose: () => {
      leaving.abort();
    },
  };
}
