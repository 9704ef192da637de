/** One connected page: its socket, its handshake, its calls, and what the client pushes to it. */
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { WireRequest } from '#bridge-lib';
import type { PageConnection, ActionContext } from '#client-model/action.ts';
import { refusalOf, runAction } from '#client-model/run.ts';
import type { ClientCipher } from './cipher.ts';
import { type Faults, createFaultySender } from './faults.ts';

const FIRST_FRAME_LIMIT_MS = 5_000;
const POLICY_VIOLATION = 1008;
const REFUSED = 1;

export interface PageOptions {
  readonly socket: WebSocket;
  readonly cipher: ClientCipher;
  readonly browserId: string;
  readonly faults: Readonly<Faults>;
  readonly random: () => number;
  readonly createContext: (page: PageConnection) => ActionContext;
  readonly onRequest?: ((request: WireRequest) => void) | undefined;
  /** What was asked may have changed the client. */
  readonly onAnswer: () => void;
}

export interface Page extends PageConnection {
  readonly isReady: boolean;
}

export function attachPage(options: PageOptions): Page {
  const { socket, cipher, faults } = options;
  let isReady = false;
  const sendFrame = createFaultySender(faults, options.random, (frame) => {
    if (socket.readyState === socket.OPEN) socket.send(frame);
  });
  const send = (message: object): void => {
    sendFrame(cipher.seal(JSON.stringify(message)));
  };
  const page: Page = {
    records: new Map(),
    topics: new Set(),
    get isReady() {
      return isReady;
    },
    push(module, action, payload) {
      if (isReady) send({ module, action, args: [payload] });
    },
  };
  const context = options.createContext(page);
  // A connection without a valid handshake is closed.
  const deadline = setTimeout(() => {
    socket.close(POLICY_VIOLATION);
  }, FIRST_FRAME_LIMIT_MS);

  const answerHandshake = ({ requestId, browserId }: WireRequest): void => {
    if (faults.muteHandshake) return;
    if (faults.refuseHandshake || browserId !== options.browserId) {
      send({ requestId, ret: REFUSED, returnObj: { message: '客户端拒绝了此页面的连接' } });
      return;
    }
    clearTimeout(deadline);
    isReady = true;
    send({ requestId, ret: 0, returnObj: {} });
  };
  const answer = async (request: WireRequest): Promise<void> => {
    const { requestId } = request;
    try {
      send({
        requestId,
        ret: 0,
        returnObj: await runAction(request.module, request.action, request.args, context),
      });
    } catch (error) {
      const { ret, message } = refusalOf(error, context);
      send({ requestId, ret, returnObj: { message } });
    } finally {
      options.onAnswer();
    }
  };

  socket.on('message', (data, isBinary) => {
    const request = readRequest(isBinary ? undefined : cipher.open(toText(data)));
    if (request) options.onRequest?.(request);
    if (isReady) {
      if (request) void answer(request);
    } else if (request?.module === 'clientAuthentication' && request.action === 'ClientConnected') {
      answerHandshake(request);
    } else {
      socket.close(POLICY_VIOLATION);
    }
  });
  socket.on('close', () => {
    clearTimeout(deadline);
    isReady = false;
  });
  // A broken connection closes by itself.
  socket.on('error', () => undefined);
  return page;
}

const request = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    requestId: v.string(),
    module: v.string(),
    action: v.string(),
    browserId: v.string(),
    tag: v.string(),
    args: v.exactOptional(v.array(v.unknown())),
  }),
);

/** @returns nothing for a frame of another session or another format */
function readRequest(text: string | undefined): WireRequest | undefined {
  const message = v.safeParse(request, text);
  return message.success ? message.output : undefined;
}

/** `ws` gives text frames as a buffer, or as a list of them. */
function toText(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('latin1');
  return Buffer.from(data as ArrayBuffer).toString('latin1'); // no overload takes both remaining types
}
