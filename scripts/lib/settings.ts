/** Settings that tasks share. */
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

/** Takes in .env, where there is one; what is set in the environment already wins. */
export function loadSettings(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** A port that is free just now, on this machine alone. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listening on TCP, so never a pipe's name
  await new Promise((done) => server.close(done));
  return port;
}
