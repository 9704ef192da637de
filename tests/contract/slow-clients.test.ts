import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { get } from 'node:http';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { afterEach, describe, expect, it } from 'vitest';
import { exchangeRaw } from '#tests/helpers/requests.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';
import { createAddressReader } from '#server/http/client-address.ts';
import { listen, type ListenOptions } from '#server/http/node-server.ts';

type HttpServer = Awaited<ReturnType<typeof listen>>;

const servers: HttpServer[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(app: Hono, options: Partial<ListenOptions> = {}): Promise<HttpServer> {
  const server = await listen(app, { host: '127.0.0.1', port: 0, connectionsPerAddress: 100, ...options });
  servers.push(server);
  return server;
}

const start = (options?: Partial<ListenOptions>) =>
  serve(
    new Hono().get('/', (context) => context.text('here')),
    options,
  );

/** Reads a body to its end before it answers. */
async function startReading(options: Partial<ListenOptions>) {
  let begun = 0;
  const app = new Hono();
  app.post('/', async (context) => {
    begun++;
    return context.text(await context.req.text().catch(() => 'cut off'));
  });
  const { port } = await serve(app, options);
  return { port, begun: () => begun };
}

/** A connection from an address of its own within 127.0.0.0/8. */
function open(port: number, localAddress: string, options: Partial<TcpNetConnectOpts> = {}) {
  return new Promise<{ socket: Socket; ended: Promise<void> }>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, ...options });
    sockets.push(socket);
    const ended = new Promise<void>((done) => socket.on('close', () => done()));
    socket.on('error', () => undefined);
    socket.on('connect', () => resolve({ socket, ended }));
  });
}

/** Another visitor, who must be served. */
function ask(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', localAddress: '127.0.0.9', agent: false }, (response) => {
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

/** The processor time of this thread, in milliseconds, that 99 of 100 sequential requests do not exceed. */
async function workOf(port: number, before: (round: number) => void): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 100; round++) {
    before(round);
    const start = process.threadCpuUsage();
    await ask(port);
    const { user, system } = process.threadCpuUsage(start);
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[98] ?? NaN;
}

describe('slow and many connections (T21)', () => {
  it('200 clients that send a byte now and then neither delay the others nor cost much work', async () => {
    const { port } = await start();
    const alone = await workOf(port, () => undefined);
    const slow = await Promise.all(
      Array.from({ length: 200 }, (_, index) => open(port, index < 100 ? '127.0.0.2' : '127.0.0.3')),
    );
    const answers: string[] = [];
    for (const { socket } of slow) {
      socket.on('data', (chunk: Buffer) => answers.push(chunk.toString()));
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    }
    const together = await workOf(port, (round) => slow[round * 2]?.socket.write('x: y\r\n'));
    expect(together - alone).toBeLessThan(100);
    // A server that waited for them would answer the others only after closing these.
    expect(answers).toEqual([]);
    expect(slow.filter(({ socket }) => !socket.destroyed)).toHaveLength(200);
  });

  it('one address has a limited number of connections, and closed ones free a place', async () => {
    const { port } = await start({ connectionsPerAddress: 5 });
    const first = await Promise.all(Array.from({ length: 5 }, () => open(port, '127.0.0.4')));
    const { ended } = await open(port, '127.0.0.4');
    await ended;
    await ask(port);
    const [leaving] = first;
    leaving?.socket.end();
    await leaving?.ended;
    const { socket } = await open(port, '127.0.0.4');
    const answer = await new Promise<string>((resolve) => {
      socket.on('data', (chunk: Buffer) => resolve(chunk.toString()));
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    });
    expect(answer).toContain('200 OK');
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\n', 'x: y\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n', 'x'],
  ])('a client that sends %s too slowly and does not disconnect is cut off', async (_what, start, drop) => {
    const { port } = await startReading({ timeouts: { headersMs: 100, requestMs: 200 } });
    const { socket, ended } = await open(port, '127.0.0.6', { allowHalfOpen: true });
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(start);
    const dripping = setInterval(() => socket.write(drop), 50);
    await ended;
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it('a health check in HTTP/1.0 that names no host is answered', async () => {
  const { port } = await start();
  expect(await exchangeRaw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*here$/s);
});

const PROXY = '127.0.0.5';
const readAddress = createAddressReader([PROXY]);

it('requests through a proxy are limited for each visitor while they run, and each that ends frees a place (T21)', async () => {
  const { port, begun } = await startReading({
    connectionsPerAddress: 3,
    isTrustedProxy: (address) => address === PROXY,
    addressOf: ({ socket, headers }) =>
      readAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString()),
  });
  const bring = async (visitor: string) => {
    const { socket, ended } = await open(port, PROXY);
    const answer = new Promise<string>((resolve) =>
      socket.once('data', (chunk: Buffer) => resolve(chunk.toString().slice(9, 12))),
    );
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\ncontent-length: 2\r\n\r\nx`);
    return { socket, ended, answer };
  };
  const slow = [await bring('203.0.113.9'), await bring('203.0.113.9'), await bring('203.0.113.9')];
  await waitUntil('three that wait for their bodies', () => begun() === 3);
  expect(await (await bring('203.0.113.9')).answer).toBe('429');

  const other = await bring('203.0.113.10');
  other.socket.write('x');
  expect(await other.answer).toBe('200');

  slow[0]?.socket.write('x');
  expect(await slow[0]?.answer).toBe('200');
  slow[1]?.socket.destroy();
  await slow[1]?.ended;
  await waitUntil('two places', async () => {
    const next = await Promise.all([bring('203.0.113.9'), bring('203.0.113.9')]);
    for (const { socket } of next) socket.write('x');
    return (await Promise.all(next.map(({ answer }) => answer))).every((status) => status === '200');
  });
});

describe('clients that send requests and do not read', () => {
  const PAGE = 'x'.repeat(100_000);
  const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

  async function startWithPages() {
    let answered = 0;
    const app = new Hono();
    app.get('/', (context) => {
      answered++;
      return context.text(PAGE);
    });
    return { server: await serve(app), answered: () => answered };
  }

  function startWithStream(pages: number, stalledMs: number): Promise<HttpServer> {
    const app = new Hono();
    app.get('/', (context) =>
      stream(context, async (out) => {
        for (let page = 0; page < pages; page++) await out.write(PAGE);
      }),
    );
    return serve(app, { timeouts: { stalledMs } });
  }

  it('A1: 500 connections that ask for 50 pages each are dropped, nothing is kept for them, and others are served', async () => {
    const { server, answered } = await startWithPages();
    const greedy = await Promise.all(
      Array.from({ length: 500 }, (_, index) => open(server.port, `127.0.1.${(index % 100) + 1}`)),
    );
    for (const { socket } of greedy) {
      socket.pause();
      socket.write(request.repeat(50));
    }
    await ask(server.port);
    // They read the remaining data, and with it the end of the connection.
    for (const { socket } of greedy) socket.resume();
    await Promise.all(greedy.map(({ ended }) => ended));
    expect(answered()).toBeLessThanOrEqual(500 * 4 + 1);
  });

  it('a client that reads nothing is disconnected, and one that reads a little all the time is not', async () => {
    // The client reads in this same process, which may be delayed on a busy machine.
    const STALLED_MS = 1500;
    // More than the sockets' own buffers hold.
    const PAGES = 200;
    const server = await startWithStream(PAGES, STALLED_MS);
    const [still, slow] = await Promise.all([open(server.port, '127.0.0.7'), open(server.port, '127.0.0.8')]);
    for (const { socket } of [still, slow]) socket.pause().write(request);
    let [taken, left] = [0, 0];
    slow.socket.on('data', (piece: Buffer) => {
      taken += piece.byteLength;
      slow.socket.pause();
      setTimeout(() => slow.socket.resume(), 40);
    });
    slow.socket.resume();

    const start = performance.now();
    await waitUntil('the time', () => performance.now() - start > 3 * STALLED_MS);
    still.socket.on('data', (piece: Buffer) => (left += piece.byteLength)).resume();
    await still.ended;

    expect(left).toBeLessThan(PAGES * PAGE.length);
    expect(slow.socket.destroyed).toBe(false);
    const then = taken;
    await waitUntil('more at the slow reader', () => taken > then);
  });
});
