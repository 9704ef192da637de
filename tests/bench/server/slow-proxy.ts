/** Between a server and its database: hands everything on, late. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** @param path socket of the database @param delayMs in each direction */
export async function startSlowProxy(
  path: string,
  delayMs: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(path);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('data', (piece: Buffer) => setTimeout(() => to.write(piece), delayMs));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port, // listening on TCP
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}
