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

export function factsReader(readAddress: AddressReader): (context: Context) => RequestFacts {
  return (context) => {
    const bindings = context.env as Partial<HttpBindings> | undefined; // absent in process
    return {
      address: readAddress(
        bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1',
        context.req.header('x-forwarded-for'),
      ),
      host: new URL(context.req.url).host,
    };
  };
}
