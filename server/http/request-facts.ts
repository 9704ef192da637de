/** What the transport knows of a request: from the socket where there is one, else (in process) from nothing. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isLoopback } from '#src/config/setting-rules.ts';
import { systemOf } from '#src/domain/device/system-of.ts';
import type { AddressReader } from './client-address.ts';

export interface RequestFacts {
  /** Of the client, as limits count it. */
  address: string;
  /** As the request names it. */
  host: string;
  /** The browser's system, as far as it says; empty where it does not. */
  device: string;
}

/** Of the other end: the visitor, or a proxy. In process there is no other end but this machine. */
export function socketAddress(context: Context): string {
  const bindings = context.env as Partial<HttpBindings> | undefined; // absent in process
  return bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether this machine asked itself, by a loopback name: the name alone is written by the client. One that came through a
 * proxy says so by its headers, or by the name that it asks for.
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
