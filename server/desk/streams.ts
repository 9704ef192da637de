/**
 * Streams of server-sent events, each fed by a generator that reads the database and waits for changes. It reads no
 * faster than the client; a closed connection ends the generator, and closing the desk ends all of them.
 *
 * The number of streams is limited, and agents have a limit of their own. So have visitors without a conversation,
 * since anybody can be one. Where visitors' places are full, the stream that was quiet longest is closed, and its page
 * reconnects. So thousands of idle streams block neither agents nor visitors in a conversation.
 */
import type { InferInput } from 'valibot';
import type { deskEvents } from '#src/api/contract/desk.ts';
import { createHeldPerAddress } from '#server/http/held-per-address.ts';
import type { Logger } from '#server/log.ts';

type Events = typeof deskEvents;

/** An event with its data; `beat` only keeps the stream open. */
export type DeskEvent =
  | { [Name in keyof Events]: { name: Name; data: InferInput<Events[Name]> } }[keyof Events]
  | 'beat';

export interface Listener {
  signal: AbortSignal;
  /** Called when something happens in the visitor's conversation. */
  talks: () => void;
}

export type Feed = (listener: Listener) => AsyncGenerator<DeskEvent, undefined>;

/** Each holds a socket and some memory. */
const MOST_AGENTS = 500;
const MOST_TALKING = 5000;
const MOST_QUIET = 4000;

interface Running {
  /** The key for `endOf`. */
  session: string | undefined;
  ended: Promise<undefined>;
  /** Its place is free at once; the stream ends with its generator. */
  stop(): void;
}

export function createStreams(perAddress: number, log: Logger) {
  const running = new Set<Running>();
  // Ordered by the last event, the quietest first.
  const [agents, talking, quiet] = [new Set<Running>(), new Set<Running>(), new Set<Running>()];
  const [agentsHeld, visitorsHeld] = [createHeldPerAddress(perAddress), createHeldPerAddress(perAddress)];

  function leave(stream: Running): void {
    for (const room of [agents, talking, quiet]) room.delete(stream);
  }
  /** Moves to the end of the order. */
  function enter(room: Set<Running>, stream: Running, most: number): void {
    leave(stream);
    const [idlest] = room;
    if (room.size >= most) idlest?.stop();
    room.add(stream);
  }

  function run(feed: Feed, session: string | undefined, giveBack: () => void): [Running, Response] {
    const abort = new AbortController();
    const ended = Promise.withResolvers<undefined>();
    const talks = (): void => {
      if (!abort.signal.aborted) enter(talking, stream, MOST_TALKING);
    };
    const events = feed({ signal: abort.signal, talks });
    let listener: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream: Running = {
      session,
      ended: ended.promise,
      stop() {
        leave(stream);
        abort.abort();
        // A stream that is not being read would never notice the end.
        events
          .return(undefined)
          .catch((error: unknown) => log.warn({ err: error }, 'a stream of the desk broke as it ended'))
          .finally(end);
      },
    };
    running.add(stream);

    function end(): void {
      if (!running.delete(stream)) return;
      leave(stream);
      giveBack();
      ended.resolve(undefined);
      listener?.close();
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        listener = controller;
      },
      async pull(controller) {
        try {
          const { value, done } = await events.next();
          if (!done) {
            controller.enqueue(new TextEncoder().encode(textOf(value)));
            return;
          }
        } catch (error) {
          // The page reconnects; the error is logged here.
          log.warn({ err: error }, 'a stream of the desk broke');
        }
        end();
      },
      async cancel() {
        listener = undefined;
        stream.stop();
        await ended.promise;
      },
    });
    return [stream, new Response(body, { headers: HEADERS })];
  }

  return {
    /** @returns `undefined` when there are too many already, of this address or of all agents */
    openAgent(address: string, session: string | undefined, feed: Feed) {
      const giveBack = agents.size < MOST_AGENTS ? agentsHeld.take(address) : undefined;
      if (!giveBack) return undefined;
      const [stream, response] = run(feed, session, giveBack);
      enter(agents, stream, MOST_AGENTS);
      return response;
    },
    /** @returns `undefined` when there are too many already of this address */
    openVisitor(address: string, feed: Feed) {
      const giveBack = visitorsHeld.take(address);
      if (!giveBack) return undefined;
      const [stream, response] = run(feed, undefined, giveBack);
      enter(quiet, stream, MOST_QUIET);
      return response;
    },
    /** Ends all streams of an agent's session. */
    endOf(session: string) {
      for (const stream of agents) if (stream.session === session) stream.stop();
    },
    async close() {
      const endings = [...running].map(({ ended }) => ended);
      for (const stream of running) stream.stop();
      await Promise.all(endings);
    },
  };
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // The socket is not needed after the stream ends or the desk closes.
  connection: 'close',
  // A buffering proxy would delay messages.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** JSON has no line breaks, which would end an event. */
function textOf(event: DeskEvent): string {
  return event === 'beat'
    ? 'event: beat\ndata:\n\n'
    : `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
}
