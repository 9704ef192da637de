/** The server of the benchmark, in its own process: answers clients in their format, sends its port to its parent. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { encodeBase64, decodeBase64 } from '#bridge-lib/base64.ts';
import { type Bytes, createCbc } from '#bridge-lib/aes-cbc.ts';
import { SECRET } from './secret.ts';

/** The client's side of the cipher, with the library's own: node:crypto is slower for small frames. */
const bytes = (from: number): Bytes => new TextEncoder().encode(SECRET.slice(from, from + 16));
const encrypt = createCbc(bytes(0), true);
const decrypt = createCbc(bytes(1), false);
const [sendIv, receiveIv] = [bytes(4), bytes(3)];
const decoder = new TextDecoder();
const seal = (text: string): string => {
  const plain = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil(plain.length / 16) * 16);
  padded.set(plain);
  return encodeBase64(encrypt(sendIv, padded));
};
const open = (frame: string): string => {
  return decoder.decode(decrypt(receiveIv, decodeBase64(frame))).replace(/\0+$/, '');
};

interface BridgeMessage {
  readonly requestId: string;
  readonly args?: readonly unknown[];
}

const ANSWER: Readonly<Record<string, (text: string) => string>> = {
  '/': (frame) => {
    const isPlain = frame.startsWith('{');
    const { requestId, args } = JSON.parse(isPlain ? frame : open(frame)) as BridgeMessage;
    const reply = JSON.stringify({ requestId, ret: 0, returnObj: args?.[0] ?? {} });
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
    if (answer) socket.send(answer(data.toString()));
  });
});
server.on('listening', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});

process.on('disconnect', () => process.exit(0));
