/**
 * Streams of server-sent events, each fed by a generator that reads the database and waits for changes. It reads no
 * faster than the client; a closed connection ends the generator, and closing the desk ends all of them.
 *
 * The number of streams is limited, and agents have a limit of their own. So have visitors without a conversation,
 * since anybody can be one. Where visitors' places are full, the stream that was idle longest is closed, and its page
 * reconnects. So thousands of idle streams block neither agents nor visitors in a conversation.
 */
import type { InferInput } from 'valibot';
import type { deskEvents } from '#src/api/contract/desk.ts';
import { createConcurrencyLimit } from '#server/http/fair-share.ts';
import type { Logger } from '#server/log.ts';

type Events = typeof deskEvents;

/** An event with its data; `beat` only keeps the stream open. */
export type DeskEvent =
  | { [Name in keyof Events]: { name: Name; data: InferInput<Events[Name]> } }[keyof Events]
  | 'beat';

export interface Listener {
  signal: AbortSignal;
  /** Called when something happens in the visitor's conversation. */
  reportActivity: () => void;
}

export type Feed = (listener: Listener) => AsyncGenerator<DeskEvent, undefined>;

/** Each stream holds a socket and some memory. */
const MAX_AGENTS = 500;
const MAX_ACTIVE = 5000;
const MAX_IDLE = 4000;

interface Running {
  /** The key for `endOf`. */
  session: string | undefined;
  ended: Promise<undefined>;
  /** Its place is free at once; the stream ends with its generator. */
  stop(): void;
}

export function createStreams(perAddress: number, log: Logger) {
  const running = new Set<Running>();
  // Ordered by the last activity, the longest idle first. `idle` are visitors without a conversation.
  const [agents, active, idle] = [new Set<Running>(), new Set<Running>(), new Set<Running>()];
  const [agentLimit, visitorLimit] = [createConcurrencyLimit(perAddress), createConcurrencyLimit(perAddress)];

  function removeFromGroup(stream: Running): void {
    for (const group of [agents, active, idle]) group.delete(stream);
  }
  function appendToGroup(group: Set<Running>, stream: Running, max: number): void {
    removeFromGroup(stream);
    const [longestIdle] = group;
    if (group.size >= max) longestIdle?.stop();
    group.add(stream);
  }

  function run(feed: Feed, session: string | undefined, release: () => void): [Running, Response] {
    const abort = new AbortController();
    const ended = Promise.withResolvers<undefined>();
    const reportActivity = (): void => {
      if (!abort.signal.aborted) appendToGroup(active, stream, MAX_ACTIVE);
    };
    const events = feed({ signal: abort.signal, reportActivity });
    let listener: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream: Running = {
      session,
      ended: ended.promise,
      stop() {
        removeFromGroup(stream);
        abort.abort();
        // A stream that is not being read would never notice the end.
        events
          .return(undefined)
          .catch((error: unknown) =>
            log.warn({ err: error }, 'a stream of the desk failed while it was closed'),
          )
          .finally(end);
      },
    };
    running.add(stream);

    function end(): void {
      if (!running.delete(stream)) return;
      removeFromGroup(stream);
      release();
      ended.resolve(undefined);
      listener?.close();
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        listener = controller;
      },
      async pull() {
        try {
          const { value, done } = await events.next();
          if (!done) {
            listener?.enqueue(new TextEncoder().encode(textOf(value)));
            return;
          }
        } catch (error) {
          // The page reconnects; the error is logged here.
          log.warn({ err: error }, 'a stream of the desk failed');
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
      const release = agents.size < MAX_AGENTS ? agentLimit.acquire(address) : undefined;
      if (!release) return undefined;
      const [stream, response] = run(feed, session, release);
      appendToGroup(agents, stream, MAX_AGENTS);
      return response;
    },
    /** @returns `undefined` when there are too many already of this address */
    openVisitor(address: string, feed: Feed) {
      const release = visitorLimit.acquire(address);
      if (!release) return undefined;
      const [stream, response] = run(feed, undefined, release);
      appendToGroup(idle, stream, MAX_IDLE);
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
  // The socket is not needed after the stream ends or the desk closes.
  connection: 'close',
  // A buffering proxy would delay messages.
  'x-accel-buffering': 'no',
};

/** JSON has no line breaks, which would end an event. */
function textOf(event: DeskEvent): string {
  return event === 'beat'
    ? 'event: beat\ndata:\n\n'
    : `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
}
