/**
 * The other side of the bridge for fault tests: a real WebSocket server that does exactly what a test sets, right or
 * wrong. It answers the handshake by itself by default.
 */
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import type { WireRequest } from '#bridge-lib';
import { type ClientCipher, createClientCipher } from '#server/client-simulator/cipher.ts';

export const SECRET = 'k3v9-QmZ7!xTbW2p#Ls8Rd5Y';

type PeerConnection = ReturnType<typeof attach>;

export interface PeerOptions {
  /** The answer to the handshake; by default `ret` 0; `silent` does not answer. */
  readonly handshake?: 'silent' | ((request: WireRequest, connection: PeerConnection) => void);
  readonly onRequest?: (request: WireRequest, connection: PeerConnection) => void;
}

type OnRequest = NonNullable<PeerOptions['onRequest']>;
export const answer: OnRequest = (request, connection) => connection.reply(request);
/** `Echo` succeeds with its own first argument; nothing else is answered. */
export const echo: OnRequest = (request, connection) => {
  if (request.action === 'Echo') connection.reply(request, request.args?.[0]);
};

export async function startPeer(options: PeerOptions = {}) {
  let cipher = createClientCipher(SECRET);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const connections: PeerConnection[] = [];
  server.on('connection', (socket) => {
    connections.push(attach(socket, cipher, options));
  });
  const stop = async (): Promise<void> => {
    for (const socket of server.clients) socket.terminate();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  onTestFinished(stop);
  return {
    port,
    connections,
    get openCount() {
      return server.clients.size;
    },
    /** The cookies of a session with this peer; they can be changed. */
    cookies: sessionCookies(port),
    setSecret(secret: string) {
      cipher = createClientCipher(secret);
    },
    connection: (index = 0) =>
      vi.waitFor(() => {
        const connection = connections[index];
        if (!connection) throw new Error(`connection ${index} has not come`);
        return connection;
      }, PATIENCE),
    stop,
  };
}

/** How long a test waits for an event, also on a busy machine, and how often it checks. */
export const PATIENCE = { timeout: 20_000, interval: 2 };

export function sessionCookies(port: number | string, secret: string = SECRET): Map<string, string> {
  return new Map(
    Object.entries({
      bid: 'browser-1',
      bName: 'Test',
      pid: String(port),
      sid: secret,
      envid: 'e',
      apiid: 'a',
    }),
  );
}

function attach(socket: WebSocket, cipher: ClientCipher, { handshake, onRequest }: PeerOptions) {
  /** All requests of the page, in order. */
  const requests: WireRequest[] = [];
  /** The codes with which the page closed this socket. */
  const closeCodes: number[] = [];
  const connection = {
    socket,
    requests,
    closeCodes,
    requestsOf: (action: string) => requests.filter((request) => request.action === action),
    request: (action: string) =>
      vi.waitFor(() => {
        const found = requests.find((request) => request.action === action);
        if (!found) throw new Error(`${action} has not come`);
        return found;
      }, PATIENCE),
    send(message: unknown) {
      connection.sendRaw(cipher.seal(JSON.stringify(message)));
    },
    sendRaw(frame: string | Buffer) {
      socket.send(frame);
    },
    reply({ requestId }: WireRequest, returnObj: unknown = {}, ret: unknown = 0) {
      connection.send({ requestId, ret, returnObj });
    },
    push(module: string, action: string, ...args: unknown[]) {
      connection.send({ module, action, args });
    },
  };
  socket.on('message', (data: Buffer) => {
    const text = cipher.open(data.toString());
    if (text === undefined) throw new Error('the page sent a frame that does not decode');
    const request = JSON.parse(text) as WireRequest;
    requests.push(request);
    if (request.action === 'ClientConnected') {
      if (handshake === undefined) connection.reply(request);
      else if (handshake !== 'silent') handshake(request, connection);
    } else onRequest?.(request, connection);
  });
  socket.on('close', (code) => closeCodes.push(code));
  return connection;
}
