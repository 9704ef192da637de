/**
 * Messages on their way. The browser keeps them until the desk has them and sends them one after the other, in order.
 * Each has an id of its own, so that a message whose answer was lost can be sent again and still arrives once.
 *
 *   waiting → sending → (removed: the desk has it) | unsent → sending …
 *
 * After a failure the later messages wait too. Sending continues when the connection is back, after a wait (the desk's,
 * or ours where only the request failed), or when the writer presses "send again".
 */
import { atom } from 'nanostores';
import * as v from 'valibot';
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import type { DeskHost } from './browser.ts';
import type { DeskFailure, DeskResult } from './client.ts';

/** `writtenAt` in milliseconds since 1970. */
const message = v.object({ id: v.string(), text: v.string(), writtenAt: v.number() });

export interface Pending extends v.InferOutput<typeof message> {
  state: 'waiting' | 'sending' | 'unsent';
}

/** After a failed request while the stream stays open, as with a proxy's error. */
const RETRY_SECONDS = 5;

export interface OutboxOptions {
  host: Pick<DeskHost, 'clock' | 'storage' | 'newId'>;
  key: string;
  deliver: (message: { id: string; text: string }) => Promise<DeskResult<unknown>>;
  isConnected: () => boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ host, key, deliver, isConnected }: OutboxOptions) {
  const { clock, storage, newId } = host;
  const $pending = atom<readonly Pending[]>(restore(storage.get(key)));
  const $failure = atom<DeskFailure | undefined>();
  let isSending = false;
  let cancelWait: (() => void) | undefined;

  /** Other tabs keep their messages under the same key. */
  function store(pending: readonly Pending[]): void {
    const own = new Set($pending.get().map(({ id }) => id));
    const all = [...restore(storage.get(key)).filter(({ id }) => !own.has(id)), ...pending];
    $pending.set(pending);
    if (all.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(all));
  }
  const without = (id: string) => $pending.get().filter((message) => message.id !== id);
  const markAll = (state: Pending['state']) =>
    store($pending.get().map((message) => ({ ...message, state })));

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    cancelWait?.();
    cancelWait = undefined;
    for (let next = $pending.get()[0]; next; next = $pending.get()[0]) {
      const { id, text } = next;
      store(
        $pending.get().map((message) => (message.id === id ? { ...message, state: 'sending' } : message)),
      );
      const result = await deliver({ id, text });
      if (result.ok) {
        store(without(id));
        $failure.set(undefined);
        continue;
      }
      // The stream may have delivered it, or the writer removed it, meanwhile.
      if (!$pending.get().some((message) => message.id === id)) continue;
      markAll('unsent');
      $failure.set(result.failure);
      const wait = waitSeconds(result.failure, isConnected());
      if (wait > 0) cancelWait = clock.after(wait * 1000, () => void sendAll());
      break;
    }
    isSending = false;
  }

  return {
    $pending,
    /** Why the first message has not been sent. */
    $failure,
    add: (text: string) => {
      store([...$pending.get(), { id: newId(), text, writtenAt: clock.wallMs(), state: 'waiting' }]);
      void sendAll();
    },
    /** Sends the waiting messages. Idempotent. */
    flush: () => {
      // Where the desk has named the time, an earlier request would prolong the wait.
      if (!cancelWait || $failure.get()?.kind !== 'limit') void sendAll();
    },
    /** Removes a message that the desk has: the answer was lost, but the stream delivered it. */
    settle(id: string) {
      if ($pending.get().some((message) => message.id === id)) store(without(id));
    },
    remove: (id: string) => store(without(id)),
    /** Also removes the messages of other tabs. */
    clear: () => {
      $pending.set([]);
      storage.remove(key);
      $failure.set(undefined);
    },
  };
}

/** @returns 0 to wait for the connection or the writer */
function waitSeconds(failure: DeskFailure, isConnected: boolean): number {
  if (failure.kind === 'limit') return failure.retryAfterSeconds;
  return failure.kind === 'network' && isConnected ? RETRY_SECONDS : 0;
}

/** Stored messages, oldest first; none of them is being sent now. */
function restore(text: string | undefined): readonly Pending[] {
  const stored: unknown = parseStoredFields(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((each) => v.is(message, each))
    .map((each) => ({ ...each, state: 'unsent' as const }))
    .sort((one, other) => one.writtenAt - other.writtenAt);
}
