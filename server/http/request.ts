/**
 * Reads a request: its body up to a bound, and facts from its socket. In process there is no socket, and the facts are
 * defaults.
 */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isLoopback } from '#src/config/setting-rules.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import type { AddressReader } from './client-address.ts';

export interface RequestFacts {
  /** Of the client, as limits count it. */
  address: string;
  /** From the request. */
  host: string;
  /** The browser's system; empty where it is not sent. */
  device: string;
}

/** The address of the other end: the visitor, or a proxy. In process it is this machine. */
export function socketAddress(context: Context): string {
  const bindings = context.env as Partial<HttpBindings> | undefined; // absent in process
  return bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether this machine made the request, by a loopback name: the address is checked too, since the client writes the
 * name. A request through a proxy is recognized by its headers, or by its host name.
 */
export function isFromThisMachine(context: Context): boolean {
  const address = socketAddress(context).replace(/^::ffff:/, '');
  return (
    isLoopback(address) &&
    isLoopback(new URL(context.req.url).hostname) &&
    PROXY_HEADERS.every((name) => context.req.header(name) === undefined)
  );
}

export function factsReader(readAddress: AddressReader): (context: Context) => RequestFacts {
  return (context) => ({
    address: readAddress(socketAddress(context), context.req.header('x-forwarded-for')),
    host: new URL(context.req.url).host,
    device: systemOf({ userAgent: context.req.header('user-agent') ?? '', platform: '', maxTouchPoints: 0 }),
  });
}

/** @returns the text, or the HTTP status of what is wrong: 413 for more than `maxBytes`, 400 for a client that went away */
export async function readBody(request: Request, maxBytes: number): Promise<string | 400 | 413> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 413;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let received = 0;
  try {
    for await (const chunk of request.body) {
      received += chunk.byteLength;
      if (received > maxBytes) return 413;
      chunks.push(chunk);
    }
  } catch {
    return 400; // cut off in the middle; the answer goes nowhere
  }
  return Buffer.concat(chunks).toString('utf8');
}
