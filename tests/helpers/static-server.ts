/** Serves a built folder as a CDN would: addresses without `.html`, headers from `_headers`, nothing else. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return {
        pattern,
        headers: lines.map((line): [string, string] => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
        }),
      };
    });
}

/** All values for an address, joined as hosts do. */
export function headersFor(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    const fits = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
    if (!fits) continue;
    for (const [name, value] of headers) {
      const before = result.get(name);
      result.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return result;
}

/** @returns the origin, on a free port of this machine, and a way to end it */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    readFile(join(folder, file)).then(
      (content) => {
        response.writeHead(200, {
          ...Object.fromEntries(headersFor(rules, pathname)),
          'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listening on TCP, so never a pipe's name
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
