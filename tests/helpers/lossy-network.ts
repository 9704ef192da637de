/** A network between the browser and the server that loses what a test names: real connections, really broken off. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * - `lost`: the connection breaks off without an answer
 * - `gone`: 404, as after a new version of the site was put online
 * - `portal`: a page instead of the file, as networks answer that want to be paid first
 * - `slow`: the answer comes after {@link SLOW_MS}
 */
export type Fault = 'lost' | 'gone' | 'portal' | 'slow';

export const SLOW_MS = 20_000;

export interface LossyNetwork {
  origin: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Paths that met the fault. */
  struck: Set<string>;
  /**
   * From now on; a new call takes the place of the one before.
   *
   * @param times how often for a path; `Infinity` until {@link LossyNetwork.mend}
   */
  lose: (hits: (path: string) => boolean, fault: Fault, times: (path: string) => number) => void;
  /** What was gone is there again, as after a reload that fetches the new version's page. */
  mend: () => void;
  close: () => Promise<void>;
}

/** @param target origin of the server behind it */
export async function startLossyNetwork(target: string): Promise<LossyNetwork> {
  const asked: string[] = [];
  const struck = new Set<string>();
  const left = new Map<string, number>();
  let hits: (path: string) => boolean = () => false;
  let fault: Fault = 'lost';
  let times: (path: string) => number = () => 0;

  function isHit(path: string): boolean {
    if (!hits(path)) return false;
    const more = left.get(path) ?? times(path);
    left.set(path, more - 1);
    if (more > 0) struck.add(path);
    return more > 0;
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const onward = ask(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: request.headers },
      (answer) => {
        // Over a connection that has served before, a browser asks for what was lost once more by itself.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    asked.push(path);
    if (!isHit(path)) {
      pass(request, response);
      return;
    }
    if (fault === 'lost') request.socket.destroy();
    if (fault === 'gone') response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
    if (fault === 'portal') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>');
    if (fault === 'slow') setTimeout(() => pass(request, response), SLOW_MS);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listening on TCP, so never a pipe's name
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    struck,
    lose(nextHits, nextFault, nextTimes) {
      [hits, fault, times] = [nextHits, nextFault, nextTimes];
      left.clear();
      struck.clear();
      asked.length = 0;
    },
    mend() {
      hits = () => false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
