import { createServer, type AddressInfo, type Server } from 'node:net';

/** Lets a server listen on a free port of this machine. @returns the port */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port; // listening on TCP, so never a pipe's name
}

/** A port that is free at the moment, on this machine only. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await new Promise((done) => server.close(done));
  return port;
}
