/** Requests on the wire, for tests below the client. */
import { connect } from 'node:net';
import { seal } from '#src/api/envelope.ts';

export const FEEDBACK = '/api/v5/feedback/add';
export const CONFIG = '/api/v5/static-config/public';

export const wireHeaders = {
  'content-type': 'application/json',
  'super-lang': 'zh',
  'x-api-key': 'berth-product-key',
};

export function productBody(payload: unknown): string {
  return JSON.stringify({ data: seal(payload, 'berth-product-16') });
}

/** A form that is always valid. */
export function feedback(content = 'x', more: Readonly<Record<string, string>> = {}) {
  return {
    method: 'POST',
    headers: { ...wireHeaders, ...more },
    body: productBody({ kind: 'idea', content }),
  };
}

/** Sends bytes unchanged and reads until the other side closes. */
export function exchangeRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}
