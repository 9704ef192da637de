/** A real HTTP server on a free port with the test's answers, also faulty ones; closed when the test ends. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';

export type HttpPeer = Awaited<ReturnType<typeof startHttpPeer>>;

export async function startHttpPeer(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
) {
  const requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response, body);
    });
  });
  const port = await listenOnFreePort(server);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${port}`, requests, close };
}
