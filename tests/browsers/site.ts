/**
 * The built site behind the real server, with a database of its own, and a gate before it: closed, it is a lost network,
 * alike for every browser.
 */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { removeDataDir, startServerProcess } from '#tests/helpers/server-process.ts';

/** All visitors of a walk share one address. */
const limits = [
  ...['CODES_PER_ADDRESS_HOUR', 'FAILED_LOOKUPS_PER_ADDRESS_HOUR', 'FORMS_PER_ADDRESS_HOUR'],
  ...['ATTEMPTS_PER_ADDRESS_HOUR', 'CONNECTIONS_PER_ADDRESS', 'USAGE_BATCHES_PER_ADDRESS_MINUTE'],
];

export interface Gate {
  origin: string;
  /** Breaks what goes through, and refuses what comes. */
  lose: () => Promise<void>;
  find: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Site {
  origin: string;
  /** One for each browser, which loses its own network alone. */
  openGate: () => Promise<Gate>;
  /** Code of the newest message to a number such as +8613800138000. */
  lastCode: (recipient: string) => Promise<string>;
  close: () => Promise<void>;
}

async function openGate(port: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      // A connection that breaks is what a lost network is made of.
      socket.on('error', () => socket.destroy());
      socket.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const own = (server.address() as AddressInfo).port; // listening on TCP, so never a pipe's name
  const lose = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return { origin: `http://127.0.0.1:${own}`, lose, find: () => listen(own), close: lose };
}

export async function startSite(): Promise<Site> {
  const server = await startServerProcess({
    SITE_DIR: 'dist',
    CLIENT_PORT: '0',
    DEV_TOOLS: '1',
    ...Object.fromEntries(limits.map((limit) => [`LIMIT_${limit}`, '1000000'])),
  });
  const { origin, dataDir, child, exited } = server;
  const port = Number(new URL(origin).port);
  return {
    origin,
    openGate: () => openGate(port),
    async lastCode(recipient) {
      const response = await fetch(`${origin}/dev/outbox`, { signal: AbortSignal.timeout(10_000) });
      const messages = (await response.json()) as { to: string; code: string }[]; // the shape that the outbox documents
      const message = messages.find(({ to }) => to === recipient);
      if (!message) throw new Error(`No message went to ${recipient}.`);
      return message.code;
    },
    async close() {
      child.kill();
      await exited;
      removeDataDir(dataDir);
    },
  };
}
