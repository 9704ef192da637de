/** What the transport knows of a request: from the socket where there is one, else (in process) from nothing. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AddressReader } from './client-address.ts';

export interface RequestFacts {
  /** Of the client, as limits count it. */
  address: string;
  /** As the request names it. */
  host: string;
}

/** Of whoever holds the other end: the visitor, or a proxy. In process there is no other end but this machine. */
export function socketAddress(context: Context): string {
  const bindings = context.env as Partial<HttpBindings> | undefined; // absent in process
  return bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

export function factsReader(readAddress: AddressReader): (context: Context) => RequestFacts {
  return (context) => ({
    address: readAddress(socketAddress(context), context.req.header('x-forwarded-for')),
    host: new URL(context.req.url).host,
  });
}
