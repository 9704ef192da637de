/**
 * The socket side: Node's HTTP server around the app, with limits for each client: connections (behind a proxy:
 * requests), headers, time of a request, unread answers. Closing finishes running requests first.
 */
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { once, type EventEmitter } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Hono } from 'hono';
import type { AnswerCache } from './answer-cache.ts';
import { refusalOfLong } from './bounds.ts';
import { createAddressReader } from './client-address.ts';
import { createConcurrencyLimit, createFairQueue } from './fair-share.ts';
import { DATA_HEADERS } from './security-headers.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 5000;
/** Of a request in HTTP/1.0 that names none, as a load balancer's health check: a name that does not exist. */
const UNNAMED_HOST = 'unnamed.invalid';
/** How often Node looks for expired connections. */
const CHECK_INTERVAL_MS = 1000;
/**
 * The most requests of one connection that wait for their answers. Browsers and proxies send one after the other; only
 * a client that does not read sends more at once, and the server would have to keep each answer.
 */
const MAX_REQUESTS_WAITING = 4;
/** A connection that reads nothing for so long is closed. Longer than the quiet time of a stream. */
const STALLED_MS = 30_000;
/** How long a refused client has to read the answer; then the socket is closed in any case. */
const LINGER_MS = 1000;
/** A place is free as soon as one request of the address is answered. */
const RETRY_SECONDS = '5';
/** Requests that run longer are cut off. */
const DRAIN_MS = 3000;

export interface ListenOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** The setting to change when the port is taken. */
  portSetting?: 'PORT' | 'DESK_PORT' | 'CLIENT_PORT';
  connectionsPerAddress: number;
  /** Behind a proxy the limit of connections counts a visitor's running requests instead. */
  isTrustedProxy?: (address: string) => boolean;
  /** The client's address, for fair order and behind a proxy; the socket's address where it is left out. */
  addressOf?: (request: IncomingMessage) => string;
  /** Answers that are sent without the app. */
  cache?: AnswerCache;
  /** Called for errors of incoming connections, for example when memory is short. */
  onError?: (error: Error) => void;
  /** How long closing waits for running requests. */
  drainMs?: number;
  /** Shorter only in tests. */
  timeouts?: { headersMs?: number; requestMs?: number; stalledMs?: number };
}

/** The port is taken, or may not be used; the message says what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  readonly kind = 'listen';
}

/** @throws ListenError */
export async function listen(app: Hono, options: ListenOptions) {
  const { host, timeouts = {} } = options;
  const answer = getRequestListener(options.cache ? caching(app, options.cache) : app.fetch, {
    overrideGlobalObjects: false,
    hostname: UNNAMED_HOST,
  });
  const queue = createFairQueue();
  const admit = limitRequests(options);
  const { addressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '' } = options;
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: timeouts.headersMs ?? HEADERS_TIMEOUT_MS,
      requestTimeout: timeouts.requestMs ?? REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, timeouts.headersMs ?? CHECK_INTERVAL_MS),
    },
    limitPipelining((request, response) => {
      const refusal = refusalOfLong(request);
      if (refusal !== undefined) {
        refuse(response, refusal);
        return;
      }
      if (options.cache?.send(request, response)) return;
      const address = addressOf(request);
      queue.add(address, () => {
        if (request.socket.destroyed) return;
        if (admit(address, request, response)) void answer(request, response);
        else refuse(response, 429, { 'retry-after': RETRY_SECONDS });
      });
    }),
  );
  server.timeout = timeouts.stalledMs ?? STALLED_MS;
  limitConnections(server, options);
  server.on('clientError', refuseMalformed);
  server.listen(options.port, host);
  await untilListening(server, options);
  // Without a listener such an error would end the process.
  server.on('error', (error) => options.onError?.(error));

  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    /** Accepts no more connections, finishes running requests, settles within about 3 s. */
    close: () => drain(server, options.drainMs ?? DRAIN_MS),
  };
}

/** The app; answers that it marks are stored in the cache. */
function caching(app: Hono, cache: AnswerCache) {
  return async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    const generation = cache.generation();
    const answer = await app.fetch(request, env);
    // Never HTTP/2: this server has HTTP/1.1 only.
    const { incoming, outgoing } = env as HttpBindings;
    cache.store(incoming, outgoing, answer, generation);
    return answer;
  };
}

function limitConnections(server: Server, { connectionsPerAddress, isTrustedProxy }: ListenOptions): void {
  const limit = createConcurrencyLimit(connectionsPerAddress);
  const addressOf = createAddressReader([]);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrustedProxy?.(address)) return;
    const release = limit.acquire(addressOf(address, undefined));
    if (release) socket.once('close', release);
    else socket.destroy();
  });
}

/**
 * Behind a proxy requests are counted, from the start of their handling until the answer: one that waits for its body
 * holds a place, and a page's requests one after the other hold hardly any.
 * @returns whether there is a place
 */
function limitRequests({ connectionsPerAddress, isTrustedProxy }: ListenOptions) {
  const limit = createConcurrencyLimit(connectionsPerAddress);
  return (address: string, { socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (isTrustedProxy?.(socket.remoteAddress ?? '') !== true) return true;
    const release = limit.acquire(address);
    if (!release) return false;
    const end = (): void => {
      release();
      socket.off('close', end);
    };
    response.once('close', end);
    // An answer that waits behind another one on its connection gets no event when that connection ends.
    socket.once('close', end);
    return true;
  };
}

/** The connection is closed with it, without waiting for the rest of the request. */
function refuse(
  response: ServerResponse,
  status: 414 | 429 | 431,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...DATA_HEADERS, ...headers, 'content-length': '0', connection: 'close' })
    .end();
}

/**
 * Runs before any work on a request: Node emits all requests of one packet at once. The socket belongs to the one that
 * is being answered; those that wait have none yet.
 */
function limitPipelining(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1;
      if (socket.destroyed || count >= MAX_REQUESTS_WAITING) {
        socket.destroy();
        return;
      }
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
    answer(request, response);
  };
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Invalid HTTP, or a request that is too slow, gets a plain answer, and the connection is closed. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket | { destroy(): void }): void {
  if (!('writable' in socket) || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
}

/** @throws ListenError */
export async function untilListening(
  server: EventEmitter,
  place: Pick<ListenOptions, 'host' | 'port' | 'portSetting'>,
): Promise<void> {
  await once(server, 'listening').catch((cause: unknown) => {
    // A server emits system errors only.
    throw new ListenError(describeListenError(cause as NodeJS.ErrnoException, place), { cause });
  });
}

function describeListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port, portSetting = 'PORT' }: Parameters<typeof untilListening>[1],
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken. Stop what uses it, or set ${portSetting} to another.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set ${portSetting} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Set HOST to one that is.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}`;
  }
}

function drain(server: Server, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    // Otherwise connections that finish an answer from now on would stay open for the next request.
    server.keepAliveTimeout = 1;
    server.closeIdleConnections();
  });
}
