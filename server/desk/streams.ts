/**
 * Streams of server-sent events, each fed by a generator that reads the database and waits for changes. A slow listener is
 * read for no faster than it takes; one that goes away ends its generator. The desk ends all of them when it closes.
 */
import type { InferInput } from 'valibot';
import type { deskEvents } from '#src/api/contract/desk.ts';
import { createHeldPerAddress } from '#server/http/held-per-address.ts';
import type { Logger } from '#server/log.ts';

type Events = typeof deskEvents;

/** An event with its data; `beat` only keeps the stream open. */
export type DeskEvent =
  { [Name in keyof Events]: { name: Name; data: InferInput<Events[Name]> } }[keyof Events] | 'beat';

export type Feed = (signal: AbortSignal) => AsyncGenerator<DeskEvent, undefined>;

/** Each holds a socket and some memory. */
const MOST = 5000;

export interface Streams {
  /** @returns `undefined` when there are too many already, of this address or in all */
  open(address: string, feed: Feed): Response | undefined;
  close(): Promise<void>;
}

export function createStreams(perAddress: number, log: Logger): Streams {
  const running = new Map<AbortController, Promise<undefined>>();
  const held = createHeldPerAddress(perAddress);

  return {
    open(address, feed) {
      const giveBack = running.size < MOST ? held.take(address) : undefined;
      if (!giveBack) return undefined;
      const stop = new AbortController();
      const ended = Promise.withResolvers<undefined>();
      running.set(stop, ended.promise);
      const events = feed(stop.signal);

      const end = (): void => {
        if (!running.delete(stop)) return;
        giveBack();
        ended.resolve(undefined);
      };
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          try {
            const { value, done } = await events.next();
            if (!done) {
              controller.enqueue(new TextEncoder().encode(textOf(value)));
              return;
            }
          } catch (error) {
            // The listener asks again; what is wrong shows here.
            log.warn({ err: error }, 'a stream of the desk broke');
          }
          end();
          controller.close();
        },
        async cancel() {
          stop.abort();
          await events.return(undefined);
          end();
        },
      });
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // Whoever stops listening, or a desk that closes, has no use for the socket.
          connection: 'close',
          // A proxy that collects would hold messages back.
          'x-accel-buffering': 'no',
          'x-content-type-options': 'nosniff',
        },
      });
    },
    async close() {
      const endings = [...running.values()];
      for (const stop of running.keys()) stop.abort();
      await Promise.all(endings);
    },
  };
}

/** JSON has no line breaks, which would end an event. */
function textOf(event: DeskEvent): string {
  return event === 'beat'
    ? 'event: beat\ndata:\n\n'
    : `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
}
