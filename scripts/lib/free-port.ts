import { createServer, type AddressInfo } from 'node:net';

/** A port that is free at the moment, on this machine only. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listening on TCP, so never a pipe's name
  await new Promise((done) => server.close(done));
  return port;
}
