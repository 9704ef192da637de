/**
 * One socket from its opening to its end: the two time limits, the handshake, frames in and out in order.
 * Owns nothing that outlives the socket; whether and when there is another one is `connection.ts`.
 */
import type { Codec, Frame } from './codec.ts';
import type { Clock, SocketFactory, TimerId, YieldTask } from './environment.ts';
import { type BridgeErrorKind, describeRefusal } from './errors.ts';
import { createLane } from './lane.ts';
import type { Reason } from './status.ts';
import {
  type Incoming,
  type WireReply,
  isSuccess,
  readIncoming,
  requestTail,
  serialiseArgs,
  writeRequest,
} from './wire.ts';

export const OPEN_LIMIT_MS = 10_000;
export const HANDSHAKE_LIMIT_MS = 10_000;
/** A longer frame, in characters or bytes, is dropped unread and ends the connection. */
export const LONGEST_FRAME = 8 * 1024 * 1024;
/** What may wait behind a large frame; a socket cannot be told to slow down. */
const LONGEST_BACKLOG = 8 * LONGEST_FRAME;
/** As many undecodable frames before the handshake show that the other side is not our client. */
const BAD_FRAMES_LIMIT = 3;
/** A browser's `error` is followed by `close` at once; the wait is for those that leave it out. */
const CLOSE_AFTER_ERROR_MS = 1_000;
/** Beside the arguments, a request weighs about as much. */
const ENVELOPE_BYTES = 200;
const OPEN = 1;
/** Codes that a page may close with: 1000, and from 3000 to 4999. */
export const CLOSE_CODE = { normal: 1000, untrusted: 4002, tooLarge: 4009 } as const;
const NO_CLOSE_FRAME = 1006;

export interface Outgoing {
  readonly id: string;
  readonly module: string;
  readonly action: string;
  readonly args: string | undefined;
}

export interface LinkEnd {
  readonly reason: Reason;
  readonly closeCode: number | null;
  readonly refusal: string | null;
  readonly wasReady: boolean;
}

export interface LinkEvents {
  opened(): void;
  ready(): void;
  message(incoming: Incoming): void;
  /** A frame was dropped: undecodable, misshapen, or out of place. */
  dropped(): void;
  /** Once; nothing follows it. */
  ended(end: LinkEnd): void;
}

export interface LinkOptions {
  readonly url: string;
  readonly openSocket: SocketFactory;
  readonly codec: Codec;
  readonly clock: Clock;
  readonly yieldTask: YieldTask;
  readonly browserId: string;
  readonly tag: string;
  readonly handshakeId: string;
  readonly handshakeArgs: object;
  readonly networkMessage: string;
  readonly events: LinkEvents;
}

export interface Link {
  readonly isReady: boolean;
  /** Bytes that are on their way out but have not left the page. */
  readonly bufferedBytes: number;
  /** `failed` is called, at most once, when the request cannot be sent; a call no longer wanted is left out. */
  send(
    request: Outgoing,
    isWanted: () => boolean,
    failed: (kind: BridgeErrorKind, cause?: unknown) => void,
  ): void;
  /** Ends the link as a close would, if its socket died unheard. */
  check(): void;
  /** Closes without reporting an end. */
  close(): void;
}

/** @throws what the browser throws for an address that it refuses. */
export function openLink(options: LinkOptions): Link {
  const { codec, clock, events, handshakeId } = options;
  const socket = options.openSocket(options.url);
  socket.binaryType = 'arraybuffer';
  const tail = requestTail(options.browserId, options.tag);
  const outbound = createLane(options);
  const inbound = createLane(options);
  let phase: 'opening' | 'handshaking' | 'ready' | 'ended' = 'opening';
  let badFrames = 0;
  let timer: TimerId | undefined;

  const limit = (ms: number, run: () => void): void => {
    if (timer !== undefined) clock.clearTimer(timer);
    timer = clock.setTimer(run, ms);
  };
  const release = (code: number): void => {
    phase = 'ended';
    if (timer !== undefined) clock.clearTimer(timer);
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Some sockets report the abort of an opening as an error, and die of one that nobody hears.
    socket.onerror = () => undefined;
    try {
      socket.close(code);
    } catch {
      // Closing is best effort: a socket that refuses to close has no further way to reach us.
    }
  };
  const end = (
    reason: Reason,
    closeCode: number | null,
    code: number = CLOSE_CODE.normal,
    refusal: string | null = null,
  ): void => {
    if (phase === 'ended') return;
    const wasReady = phase === 'ready';
    release(code);
    events.ended({ reason, closeCode, refusal, wasReady });
  };
  const closed = (closeCode: number): void => {
    end(phase === 'ready' ? 'lost' : phase === 'handshaking' ? 'closed-early' : 'unreachable', closeCode);
  };

  const drop = (isUndecodable: boolean): void => {
    events.dropped();
    if (phase !== 'handshaking' || !isUndecodable) return;
    badFrames += 1;
    if (badFrames === BAD_FRAMES_LIMIT) end('peer-untrusted', null, CLOSE_CODE.untrusted);
  };
  const answerHandshake = (reply: Pick<WireReply, 'ret' | 'returnObj'>): void => {
    if (!isSuccess(reply.ret)) {
      end('handshake-refused', null, CLOSE_CODE.normal, describeRefusal(reply, options.networkMessage));
      return;
    }
    phase = 'ready';
    if (timer !== undefined) clock.clearTimer(timer);
    events.ready();
  };
  const read = (text: string | undefined): void => {
    if (phase === 'ended') return;
    const incoming = text === undefined ? undefined : readIncoming(text);
    if (!incoming) drop(true);
    else if (phase === 'ready') events.message(incoming);
    else if (incoming.kind === 'reply' && incoming.reply.requestId === handshakeId)
      answerHandshake(incoming.reply);
    else if (incoming.kind === 'push' && isHandshakeAnswer(incoming.push)) answerHandshake(incoming.push);
    else drop(false);
  };
  const readFrame = (frame: Frame): void | Promise<void> => {
    if (phase === 'ended') return undefined;
    const text = codec.decode(frame);
    if (text instanceof Promise) return text.then(read);
    read(text);
    return undefined;
  };
  const deliver = (frame: string, failed: (kind: BridgeErrorKind, cause?: unknown) => void): void => {
    if (phase === 'ended' || socket.readyState !== OPEN) failed('closed');
    else if (frame.length > LONGEST_FRAME) failed('too-large');
    else {
      try {
        socket.send(frame);
      } catch (cause) {
        failed('closed', cause);
      }
    }
  };
  const send: Link['send'] = (request, isWanted, failed) => {
    outbound.push(
      () => {
        if (!isWanted()) return undefined;
        try {
          const text = writeRequest(request.id, request.module, request.action, tail, request.args);
          const frame = codec.encode(text);
          if (!(frame instanceof Promise)) {
            deliver(frame, failed);
            return undefined;
          }
          return frame.then(
            (ready) => {
              if (isWanted()) deliver(ready, failed);
            },
            (cause: unknown) => {
              failed('unserialisable', cause);
            },
          );
        } catch (cause) {
          failed('unserialisable', cause);
          return undefined;
        }
      },
      (request.args?.length ?? 0) + ENVELOPE_BYTES,
    );
  };

  socket.onopen = () => {
    phase = 'handshaking';
    limit(HANDSHAKE_LIMIT_MS, () => {
      end('handshake-timeout', null);
    });
    events.opened();
    const args = serialiseArgs(options.handshakeArgs);
    send(
      { id: handshakeId, module: HANDSHAKE.module, action: HANDSHAKE.action, args },
      () => true,
      () => {
        closed(NO_CLOSE_FRAME);
      },
    );
  };
  socket.onmessage = ({ data }: { readonly data: unknown }) => {
    const bytes = sizeOf(data);
    if (bytes === undefined) drop(true);
    else if (bytes > LONGEST_FRAME || inbound.waitingBytes > LONGEST_BACKLOG) {
      events.dropped();
      end('frame-too-large', null, CLOSE_CODE.tooLarge);
    } else {
      // `sizeOf` knows nothing but frames and blobs.
      const frame = data as Frame | Blob;
      inbound.push(
        () =>
          isBlob(frame)
            ? frame.arrayBuffer().then(readFrame, () => {
                drop(true);
              })
            : readFrame(frame),
        bytes,
      );
    }
  };
  socket.onerror = () => {
    if (phase === 'opening') end('unreachable', null);
    else
      limit(CLOSE_AFTER_ERROR_MS, () => {
        closed(NO_CLOSE_FRAME);
      });
  };
  socket.onclose = ({ code }: { readonly code: number }) => {
    closed(code);
  };
  limit(OPEN_LIMIT_MS, () => {
    end('open-timeout', null);
  });

  return {
    get isReady() {
      return phase === 'ready';
    },
    get bufferedBytes() {
      return socket.bufferedAmount + outbound.waitingBytes;
    },
    send,
    check() {
      if (phase === 'ready' && socket.readyState !== OPEN) closed(NO_CLOSE_FRAME);
    },
    close() {
      if (phase !== 'ended') release(CLOSE_CODE.normal);
    },
  };
}

export const HANDSHAKE = { module: 'clientAuthentication', action: 'ClientConnected' } as const;

/** A client that answers the handshake by its name instead of its id is understood too. */
function isHandshakeAnswer(push: { readonly module: string; readonly action: string }): boolean {
  return push.module === HANDSHAKE.module && push.action === HANDSHAKE.action;
}

function isBlob(data: unknown): data is Blob {
  return typeof Blob !== 'undefined' && data instanceof Blob;
}

/** Characters or bytes; nothing for what is no frame. */
function sizeOf(data: unknown): number | undefined {
  if (typeof data === 'string') return data.length;
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) return data.byteLength;
  return isBlob(data) ? data.size : undefined;
}
