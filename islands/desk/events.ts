/**
 * Server-sent events over `fetch`: unlike `EventSource` it tells an ended session from a lost connection, and the
 * caller decides when to retry.
 */
import { safeParse, type InferOutput } from 'valibot';
import { deskEvents } from '#src/api/contract/desk.ts';

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

export interface StreamRequest {
  address: string;
  send: typeof fetch;
  signal: AbortSignal;
  /** Called for every chunk, with an event in it or not. */
  onChunk: () => void;
  onEvent: (event: DeskEvent) => void;
}

/**
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
