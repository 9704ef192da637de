/**
 * Another desktop client, written from the wire contract alone: this folder imports nothing of the project, and no
 * WebSocket library. It does what the contract says and omits what the contract leaves open, and checks every message
 * of the page against the contract.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { frame, open, OPCODE, readFrame, seal } from './frames.ts';
import { createWorld } from './world.ts';

interface Message {
  requestId: string;
  module: string;
  action: string;
  browserId: string;
  tag: string;
  args?: unknown[];
}

export type IndependentClient = Awaited<ReturnType<typeof startIndependentClient>>;

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const GOING_AWAY = 1001;
const POLICY = 1008;
const FIRST_FRAME_MS = 5_000;

/** @param knowsAll also knows actions whose shapes the contract leaves open; an older client refuses them */
export async function startIndependentClient(knowsAll = false) {
  let sid = randomBytes(18).toString('base64url');
  const bid = 'another-browser';
  const sockets = new Set<Socket>();
  const ready = new Map<Socket, string>();
  /** The messages of the page, named `module.action`, in the order in which they came. */
  const asked: { name: string; args: unknown[] | undefined }[] = [];
  /** The page's violations of the contract. */
  const violations: string[] = [];
  const world = createWorld(knowsAll);
  let connectionCount = 0;

  const send = (socket: Socket, message: object): void => {
    const secret = ready.get(socket) ?? sid;
    socket.write(frame(OPCODE.text, Buffer.from(seal(secret, JSON.stringify(message)))));
  };
  const push = (module: string, action: string, payload: unknown): void => {
    for (const socket of ready.keys()) send(socket, { module, action, args: [payload] });
  };

  const server = createServer((_request, response) => {
    response.writeHead(400).end();
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    const origin = request.headers.origin ?? '';
    if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(origin) || request.url !== '/') {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const key = request.headers['sec-websocket-key'] ?? '';
    const accept = createHash('sha1')
      .update(key + GUID)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    connectionCount += 1;
    attend(socket);
  });

  function attend(socket: Socket): void {
    // The session at the time of the connection.
    const secret = sid;
    sockets.add(socket);
    const silence = setTimeout(() => end(socket, POLICY), FIRST_FRAME_MS);
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let parsed = readFrame(rest); parsed; parsed = readFrame(rest)) {
        rest = rest.subarray(parsed.length);
        if (parsed.opcode === OPCODE.ping) socket.write(frame(OPCODE.pong, parsed.payload));
        if (parsed.opcode === OPCODE.close) socket.end(frame(OPCODE.close, parsed.payload));
        // Messages that arrive after this side has closed the connection are ignored.
        if (parsed.opcode !== OPCODE.text || socket.writableEnded) continue;
        const text = open(secret, parsed.payload.toString());
        if (text === undefined) {
          violations.push('a frame that does not decode');
          end(socket, POLICY);
          return;
        }
        clearTimeout(silence);
        hear(socket, secret, JSON.parse(text) as Message);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      sockets.delete(socket);
      ready.delete(socket);
    });
  }

  function hear(socket: Socket, secret: string, message: Message): void {
    const name = `${message.module}.${message.action}`;
    asked.push({ name, args: message.args });
    violations.push(...complaints(message, bid));
    if (!ready.has(socket)) {
      if (name !== 'clientAuthentication.ClientConnected') {
        violations.push(`${name} before the handshake`);
        return;
      }
      ready.set(socket, secret);
      send(socket, { requestId: message.requestId, ret: 0 });
      return;
    }
    const answer = world.answer(name, message.args?.[0] ?? {}, push);
    send(socket, { requestId: message.requestId, ...answer });
  }

  function end(socket: Socket, code: number): void {
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(code);
    socket.end(frame(OPCODE.close, payload));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    get cookies() {
      return {
        bid,
        bName: '另一个客户端',
        pid: String(port),
        sid,
        envid: 'env-9',
        apiid: 'api-9',
        guest: '',
      };
    },
    asked,
    violations,
    shops: world.shops,
    get connectionCount() {
      return connectionCount;
    },
    /** Ends every connection like a client that exits, and starts a new session. */
    restart() {
      for (const socket of sockets) end(socket, GOING_AWAY);
      ready.clear();
      sid = randomBytes(18).toString('base64url');
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A request is `{"requestId","module","action","browserId","tag","args"}`; `args` is a list, or absent. */
function complaints(message: Message, bid: string): string[] {
  const found: string[] = [];
  const name = `${message.module}.${message.action}`;
  const known = new Set(['requestId', 'module', 'action', 'browserId', 'tag', 'args']);
  for (const field of Object.keys(message)) if (!known.has(field)) found.push(`${name}: field ${field}`);
  const [milliseconds, number] = [message.requestId.slice(0, 13), message.requestId.slice(13)];
  if (!/^\d{13}$/.test(milliseconds) || !/^(0|[1-9]\d?)$/.test(number)) {
    found.push(`${name}: requestId ${message.requestId}`);
  }
  if (!/(^|\D)(0|[1-9]\d?)$/.test(message.tag)) found.push(`${name}: tag ${message.tag}`);
  if (message.browserId !== bid) found.push(`${name}: browserId`);
  if (!/^[a-z]\w*$/.test(message.module) || !/^[A-Z]\w*$/.test(message.action)) found.push(`${name}: case`);
  if (message.args !== undefined && !Array.isArray(message.args)) found.push(`${name}: args`);
  if (name === 'clientAuthentication.ClientConnected') {
    const keys = Object.keys(message.args?.[0] ?? {}).sort();
    if (keys.join() !== 'apiid,channelId,envid,isGuest') found.push(`${name}: ${keys.join()}`);
  }
  return found;
}
