/**
 * The server of the benchmark, in a process of its own: answers every client in its own manner, by path.
 * Sends its port to its parent, and on demand a flood of pushes to the bridge that is connected.
 */
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { encodeBase64, decodeBase64 } from '#bridge-lib/base64.ts';
import { type Bytes, aesCbc } from '#bridge-lib/cipher.ts';
import { SECRET } from './secret.ts';

type Wire = (text: string) => string;

/** The client's side of the cipher, on the library's own: node:crypto takes longer for small frames. */
const bytes = (from: number): Bytes => new TextEncoder().encode(SECRET.slice(from, from + 16));
const encrypt = aesCbc.createEncryption(bytes(0));
const decrypt = aesCbc.createDecryption(bytes(1));
const [sendIv, receiveIv] = [bytes(4), bytes(3)];
const decoder = new TextDecoder();
const seal: Wire = (text) => {
  const plain = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil(plain.length / 16) * 16);
  padded.set(plain);
  // This cipher answers at once.
  return encodeBase64(encrypt(sendIv, padded) as Bytes);
};
const open: Wire = (frame) => {
  const plain = decrypt(receiveIv, decodeBase64(frame)) as Bytes;
  return decoder.decode(plain).replace(/\0+$/, '');
};

interface BridgeMessage {
  readonly requestId: string;
  readonly action: string;
  readonly args?: readonly unknown[];
}

let bridgeSocket: { socket: WebSocket; wire: Wire } | undefined;

const ANSWER: Readonly<Record<string, (text: string, socket: WebSocket) => string | undefined>> = {
  '/': (frame, socket) => {
    const isPlain = frame.startsWith('{');
    const { requestId, action, args } = JSON.parse(isPlain ? frame : open(frame)) as BridgeMessage;
    const reply = JSON.stringify({ requestId, ret: 0, returnObj: args?.[0] ?? {} });
    if (action === 'ClientConnected') bridgeSocket = { socket, wire: isPlain ? String : seal };
    return isPlain ? reply : seal(reply);
  },
  '/bare': (text) => {
    const { id, payload } = JSON.parse(text) as { id: number; payload: unknown };
    return JSON.stringify({ id, result: payload });
  },
  '/ha': (text) => {
    const { id, payload } = JSON.parse(text) as { id: number; payload: unknown };
    return JSON.stringify({ id, type: 'result', success: true, result: payload });
  },
  '/obs': (text) => {
    const { op, d } = JSON.parse(text) as {
      op: number;
      d: { requestType: string; requestId: string; requestData: unknown };
    };
    if (op === 1) return JSON.stringify({ op: 2, d: { negotiatedRpcVersion: 1 } });
    const { requestType, requestId, requestData } = d;
    const requestStatus = { result: true, code: 100 };
    return JSON.stringify({ op: 7, d: { requestType, requestId, requestStatus, responseData: requestData } });
  },
};

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url }) => {
  const answer = ANSWER[url ?? '/'];
  if (url === '/obs') {
    socket.send(JSON.stringify({ op: 0, d: { obsWebSocketVersion: '5.0.0', rpcVersion: 1 } }));
  }
  socket.on('message', (data: Buffer) => {
    const reply = answer?.(data.toString(), socket);
    if (reply !== undefined) socket.send(reply);
  });
});
server.on('listening', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});

/** `perSecond` pushes for `seconds`, in a hundred bursts a second, sealed beforehand so that the rate is kept. */
async function flood(perSecond: number, seconds: number): Promise<void> {
  if (!bridgeSocket) return;
  const { socket, wire } = bridgeSocket;
  const frames = Array.from({ length: perSecond * seconds }, (_, index) =>
    wire(JSON.stringify({ module: 'bench', action: 'Push', args: [{ index, text: 'x'.repeat(100) }] })),
  );
  const start = performance.now();
  const burst = perSecond / 100;
  for (let from = 0; from < frames.length; from += burst) {
    for (const frame of frames.slice(from, from + burst)) socket.send(frame);
    const due = start + ((from + burst) / perSecond) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
  process.send?.({ floodMs: performance.now() - start });
}

process.on('message', ({ perSecond, seconds }: { perSecond: number; seconds: number }) => {
  void flood(perSecond, seconds);
});
process.on('disconnect', () => process.exit(0));
