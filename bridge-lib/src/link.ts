/**
 * One socket from its opening to its end: the two time limits, the handshake, frames in and out in order. Owns nothing
 * that outlives the socket; `connection.ts` decides about the next one.
 */
import type { Calls } from './calls.ts';
import { andThen, type CodecFactory, type Frame, type MaybePromise } from './codec.ts';
import type { BridgeEnvironment } from './environment.ts';
import { type BridgeErrorKind, describeRefusal } from './errors.ts';
import { createSerialQueue } from './serial-queue.ts';
import type { Session } from './session.ts';
import type { FailReason } from './status.ts';
import { createTimer } from './timer.ts';
import {
  type Incoming,
  type Outgoing,
  type WireReply,
  isSuccess,
  readIncoming,
  serialiseArgs,
  writeRequest,
} from './wire.ts';

const OPEN_LIMIT_MS = 10_000;
const HANDSHAKE_LIMIT_MS = 10_000;
/** A longer frame, in characters or bytes, is dropped unread and ends the connection. */
const MAX_FRAME_SIZE = 8 * 1024 * 1024;
/** The most that may wait behind a large frame, since a socket cannot be slowed down. */
const MAX_BACKLOG_SIZE = 8 * MAX_FRAME_SIZE;
/** So many undecodable frames before the handshake show that the other side is not our client. */
const BAD_FRAMES_LIMIT = 3;
/** After `error` a browser fires `close` at once; the wait is for sockets that do not. */
const CLOSE_AFTER_ERROR_MS = 1_000;
/** The approximate size of a request without its arguments. */
const ENVELOPE_BYTES = 200;
const OPEN = 1;
// A page may close with the codes 1000 and 3000 to 4999.
const CLOSE_NORMAL = 1000;
const CLOSE_UNTRUSTED = 4002;
const CLOSE_TOO_LARGE = 4009;
/** What a browser reports for a socket that ended without a close. */
const NO_CLOSE_FRAME = 1006;

const OPENING = 0;
const HANDSHAKING = 1;
const READY = 2;
const ENDED = 3;
type Phase = typeof OPENING | typeof HANDSHAKING | typeof READY | typeof ENDED;
const CLOSE_REASONS = ['unreachable', 'closed-early', 'lost'] as const;

export interface LinkOptions extends Pick<BridgeEnvironment, 'openSocket' | 'clock' | 'yieldTask'> {
  readonly session: Session;
  readonly createCodec: CodecFactory;
  readonly tag: string;
  readonly networkMessage: string;
  readonly nextId: () => string;
  readonly calls: Pick<Calls, 'isPending' | 'fail'>;
  readonly onOpen: () => void;
  readonly onReady: () => void;
  readonly onMessage: (incoming: Incoming) => void;
  /** A frame was dropped: undecodable, malformed, or unexpected. */
  readonly onDropped: () => void;
  /** Called once, as the last event. `refusal` is the client's message for a refused handshake. */
  readonly onEnd: (reason: FailReason, closeCode: number | null, refusal: string | null) => void;
}

export type Link = ReturnType<typeof openLink>;

/** @throws the browser's error for an address that it refuses. */
export function openLink(options: LinkOptions) {
  const { calls, session } = options;
  const codec = options.createCodec(session.secret);
  const socket = options.openSocket(`ws://127.0.0.1:${session.port}/`);
  socket.binaryType = 'arraybuffer';
  const handshakeId = options.nextId();
  let phase: Phase = OPENING;
  let badFrames = 0;
  // For the opening, the handshake, or an overdue close.
  const timer = createTimer(options.clock);

  const closeSocket = (code: number): void => {
    phase = ENDED;
    timer.clear();
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Some sockets report an aborted opening as an error, and crash without a listener.
    socket.onerror = () => undefined;
    try {
      socket.close(code);
    } catch {
      // Closing is best effort: without listeners the socket has no effect any more.
    }
  };
  const end = (
    reason: FailReason,
    closeCode: number | null = null,
    code = CLOSE_NORMAL,
    refusal: string | null = null,
  ): void => {
    if (phase === ENDED) return;
    closeSocket(code);
    options.onEnd(reason, closeCode, refusal);
  };
  const onClosed = (closeCode: number): void => {
    if (phase !== ENDED) end(CLOSE_REASONS[phase], closeCode);
  };

  const drop = (isUndecodable: boolean): void => {
    options.onDropped();
    if (phase !== HANDSHAKING || !isUndecodable) return;
    badFrames += 1;
    if (badFrames === BAD_FRAMES_LIMIT) end('peer-untrusted', null, CLOSE_UNTRUSTED);
  };
  const answerHandshake = (reply: Pick<WireReply, 'ret' | 'returnObj'>): void => {
    if (!isSuccess(reply.ret)) {
      end('handshake-refused', null, CLOSE_NORMAL, describeRefusal(reply, options.networkMessage));
      return;
    }
    phase = READY;
    timer.clear();
    options.onReady();
  };
  const read = (text: string | undefined): void => {
    if (phase === ENDED) return;
    const incoming = text === undefined ? undefined : readIncoming(text);
    if (!incoming) drop(true);
    else if (phase === READY) options.onMessage(incoming);
    else if (isHandshakeAnswer(incoming, handshakeId)) answerHandshake(incoming);
    else drop(false);
  };
  const readFrame = (frame: Frame): MaybePromise<void> => {
    if (phase === ENDED) return undefined;
    return andThen(codec.decode(frame), read);
  };
  const inbound = createSerialQueue<Frame | Blob>(options, (frame) =>
    isBlob(frame) ? frame.arrayBuffer().then(readFrame, () => drop(true)) : readFrame(frame),
  );

  const fail = ({ id }: Outgoing, kind: BridgeErrorKind, cause?: unknown): void => {
    if (id === handshakeId) onClosed(NO_CLOSE_FRAME);
    else calls.fail(id, kind, undefined, cause);
  };
  /** False for a call that has ended meanwhile. */
  const isPending = ({ id }: Outgoing): boolean => id === handshakeId || calls.isPending(id);
  const sendFrame = (request: Outgoing, frame: string): void => {
    if (!isPending(request)) return;
    if (socket.readyState !== OPEN) fail(request, 'closed');
    else if (frame.length > MAX_FRAME_SIZE) fail(request, 'too-large');
    else {
      try {
        socket.send(frame);
      } catch (cause) {
        fail(request, 'closed', cause);
      }
    }
  };
  const outbound = createSerialQueue<Outgoing>(options, (request) => {
    if (!isPending(request)) return undefined;
    const failed = (cause: unknown): void => fail(request, 'unserialisable', cause);
    try {
      const frame = codec.encode(writeRequest(request, session.browserId, options.tag));
      if (frame instanceof Promise) return frame.then((text) => sendFrame(request, text), failed);
      sendFrame(request, frame);
    } catch (cause) {
      failed(cause);
    }
    return undefined;
  });
  const send = (request: Outgoing): void =>
    outbound.push(request, (request.args?.length ?? 0) + ENVELOPE_BYTES);

  socket.onopen = () => {
    phase = HANDSHAKING;
    timer.set(HANDSHAKE_LIMIT_MS, () => end('handshake-timeout'));
    options.onOpen();
    const { environmentId: envid, apiId: apiid, channelId, isGuest } = session;
    send({ ...HANDSHAKE, id: handshakeId, args: serialiseArgs({ envid, apiid, channelId, isGuest }) });
  };
  socket.onmessage = ({ data }: { readonly data: unknown }) => {
    const bytes = sizeOf(data);
    if (bytes === undefined) drop(true);
    else if (bytes > MAX_FRAME_SIZE || inbound.waitingBytes > MAX_BACKLOG_SIZE) {
      options.onDropped();
      end('frame-too-large', null, CLOSE_TOO_LARGE);
    } else {
      // `sizeOf` accepts only frames and blobs.
      inbound.push(data as Frame | Blob, bytes);
    }
  };
  socket.onerror = () => {
    if (phase === OPENING) end('unreachable');
    else timer.set(CLOSE_AFTER_ERROR_MS, () => onClosed(NO_CLOSE_FRAME));
  };
  socket.onclose = ({ code }: { readonly code: number }) => onClosed(code);
  timer.set(OPEN_LIMIT_MS, () => end('open-timeout'));

  return {
    get isReady() {
      return phase === READY;
    },
    /** Bytes that are being sent but have not left the page. */
    get bufferedBytes() {
      return socket.bufferedAmount + outbound.waitingBytes;
    },
    send,
    /** Ends the link as a close would, if its socket closed without an event. */
    check() {
      if (phase === READY && socket.readyState !== OPEN) onClosed(NO_CLOSE_FRAME);
    },
    /** Closes without reporting an end. */
    close() {
      if (phase !== ENDED) closeSocket(CLOSE_NORMAL);
    },
  };
}

const HANDSHAKE = { module: 'clientAuthentication', action: 'ClientConnected' } as const;

/** Also accepts an answer to the handshake by name instead of by id. */
function isHandshakeAnswer(incoming: Incoming, id: string): boolean {
  if ('requestId' in incoming) return incoming.requestId === id;
  return incoming.module === HANDSHAKE.module && incoming.action === HANDSHAKE.action;
}

function isBlob(data: unknown): data is Blob {
  return typeof Blob !== 'undefined' && data instanceof Blob;
}

/** Characters or bytes; nothing for anything but a frame. */
function sizeOf(data: unknown): number | undefined {
  if (typeof data === 'string') return data.length;
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) return data.byteLength;
  return isBlob(data) ? data.size : undefined;
}
