/**
 * Runs what a visitor asks of the client: marks running tasks, turns a failure into one sentence, and leaves no promise
 * unhandled. Each panel has its own, so that failures of two panels are both visible.
 */
import { isBridgeError } from '#bridge-lib';
import { atom } from 'nanostores';

export type Tasks = ReturnType<typeof createTasks>;

/** @param fallback the sentence for a failure without a text */
export function createTasks(fallback: string) {
  const $busy = atom<ReadonlySet<string>>(new Set());
  const $failure = atom('');
  let controller = new AbortController();

  async function run<T>(
    id: string,
    work: (signal: AbortSignal) => Promise<T>,
    subject = '',
  ): Promise<T | undefined> {
    const { signal } = controller;
    const isAborted = () => signal.aborted;
    if ($busy.get().has(id) || isAborted()) return undefined;
    $busy.set(new Set($busy.get()).add(id));
    $failure.set('');
    try {
      const value = await work(signal);
      // The answer may arrive after the signal.
      return isAborted() ? undefined : value;
    } catch (error) {
      const reason = (isBridgeError(error) && error.message) || fallback;
      if (!isAborted()) $failure.set(subject ? `${subject}: ${reason}` : reason);
      return undefined;
    } finally {
      // Another task may run under this id by now.
      if (signal === controller.signal) {
        const rest = new Set($busy.get());
        rest.delete(id);
        $busy.set(rest);
      }
    }
  }

  return {
    /** Ids of running tasks, as `action:subject`. */
    $busy,
    /** The last failure, in the client's or the site's words; empty if there is none. */
    $failure,
    /**
     * Runs `work` unless a task with the same id is running.
     *
     * @param subject named before the reason of a failure
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
    clearFailure: () => $failure.set(''),
    /** Ends running tasks without a message, because their user has gone. */
    abandon() {
      controller.abort();
      controller = new AbortController();
      $busy.set(new Set());
      $failure.set('');
    },
    dispose: () => controller.abort(),
  };
}
