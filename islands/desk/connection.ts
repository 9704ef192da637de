/**
 * The connection to the desk: one stream, opened again whenever it ends, after longer and longer waits. Two missed
 * heartbeats count as a dead connection, since a lost network is not reported.
 *
 *   connecting → open → lost → connecting …
 *
 * `ended` when the desk says that the session is over; `start` begins again.
 */
import { atom } from 'nanostores';
import { DESK_BEAT_MS, deskEvents } from '#src/api/contract/desk.ts';
import type { DeskHost } from './browser.ts';
import { safeParse, type InferOutput } from 'valibot';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

const SILENCE_MS = 2 * DESK_BEAT_MS + 5000;
const RETRY_MS = { first: 500, longest: 15_000 } as const;
const UNAUTHORISED = 401;

export type Connection = ReturnType<typeof createConnection>;

export interface ConnectionOptions {
  host: Pick<DeskHost, 'clock' | 'send' | 'random'>;
  /** Asked before each try: the address names the last known message. */
  address: () => string;
  onEvent: (event: DeskEvent) => void;
}

export function createConnection({ host, address, onEvent }: ConnectionOptions) {
  const { clock, send, random } = host;
  const $state = atom<ConnectionState>('connecting');
  let failures = 0;
  let current: AbortController | undefined;
  let cancelRetry: (() => void) | undefined;

  async function open(): Promise<void> {
    cancelRetry?.();
    cancelRetry = undefined;
    const stream = new AbortController();
    current = stream;
    let cancelWatch = clock.after(SILENCE_MS, () => stream.abort());
    let status = 0;
    try {
      await readStream({
        address: address(),
        send,
        signal: stream.signal,
        onChunk() {
          cancelWatch();
          if (current !== stream) return;
          cancelWatch = clock.after(SILENCE_MS, () => stream.abort());
          failures = 0;
          $state.set('open');
        },
        onEvent: (event) => {
          if (current === stream) onEvent(event);
        },
      });
    } catch (error) {
      // The next try finds the reason.
      status = error instanceof StreamRefused ? error.status : 0;
    }
    cancelWatch();
    if (current !== stream) return;
    current = undefined;
    if (status === UNAUTHORISED) {
      $state.set('ended');
      return;
    }
    $state.set('lost');
    const wait = Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** failures);
    failures += 1;
    cancelRetry = clock.after(wait * (0.5 + random() / 2), () => void open());
  }

  function drop(): void {
    cancelRetry?.();
    cancelRetry = undefined;
    const stream = current;
    current = undefined;
    stream?.abort();
  }

  return {
    $connection: $state,
    start: () => {
      if (current || cancelRetry) return;
      $state.set('connecting');
      void open();
    },
    /** Ends a wait and retries at once: the network is back, or the visitor is looking at the page again. */
    retryNow: () => {
      if (!cancelRetry) return;
      failures = 0;
      void open();
    },
    /** Closes the stream and opens it again, with a new address, or to detect a dead connection at once. */
    restart: () => {
      if (!current && !cancelRetry) return;
      drop();
      void open();
    },
    stop: drop,
  };
}

type Events = typeof deskEvents;
export type DeskEvent = {
  [Name in keyof Events]: { name: Name; data: InferOutput<Events[Name]> };
}[keyof Events];

export class StreamRefused extends Error {
  readonly kind = 'stream-refused';
  readonly status: number;

  constructor(status: number) {
    super(`The server refused the stream with status ${status}.`);
    this.status = status;
  }
}

interface StreamRequest {
  address: string;
  send: typeof fetch;
  signal: AbortSignal;
  /** Called for every chunk, with an event in it or not. */
  onChunk: () => void;
  onEvent: (event: DeskEvent) => void;
}

/**
 * Server-sent events over `fetch`: unlike `EventSource` it tells an ended session from a lost connection, and the
 * caller decides when to retry.
 *
 * @returns when the server has ended the stream
 * @throws StreamRefused, or what `fetch` throws
 */
export async function readStream({ address, send, signal, onChunk, onEvent }: StreamRequest): Promise<void> {
  const response = await send(address, {
    signal,
    cache: 'no-store',
    headers: { accept: 'text/event-stream' },
  });
  if (!response.ok || !response.body) throw new StreamRefused(response.status);
  onChunk();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onChunk();
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const event = eventOf(part);
      if (event) onEvent(event);
    }
  }
}

/** An unreadable event is ignored: later reads of the database repeat it where it matters. */
function eventOf(part: string): DeskEvent | undefined {
  const name = /^event: (\w+)$/m.exec(part)?.[1] ?? '';
  const text = /^data: (.*)$/m.exec(part)?.[1];
  if (text === undefined || !Object.hasOwn(deskEvents, name)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined; // cut off
  }
  const result = safeParse(deskEvents[name as keyof Events], data); // looked up above
  return result.success ? ({ name, data: result.output } as DeskEvent) : undefined; // by that very schema
}
