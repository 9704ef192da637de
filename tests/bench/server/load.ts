/**
 * Load over keep-alive connections, one request after the other on each: counts the answers in a second. On bare
 * sockets, since otherwise the client's parsing would be measured.
 */
import { connect } from 'node:net';

interface LoadOptions {
  port: number;
  /** Whole requests as bytes; each connection sends them in turn. */
  requests: readonly string[];
  connections: number;
  /** Ends after this time, or after this many requests. */
  until: { seconds: number } | { answers: number };
}

export type LoadResult = Awaited<ReturnType<typeof runLoad>>;

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKED_END = Buffer.from('0\r\n\r\n');

/** @returns how the answer that begins here ends, or `undefined` while its head is incomplete */
function endOf(start: Buffer): ((received: number, last: Buffer) => boolean) | undefined {
  const head = start.indexOf(HEAD_END);
  if (head === -1) return undefined;
  const text = start.toString('latin1', 0, head);
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  if (length !== undefined) return (received) => received >= head + HEAD_END.length + Number(length);
  return (_received, last) => last.subarray(-CHUNKED_END.length).equals(CHUNKED_END);
}

export async function runLoad(options: LoadOptions) {
  const { port, requests, connections, until } = options;
  const bodies = requests.map((request) => Buffer.from(request));
  let [failed, started, answered] = [0, 0, 0];
  const begin = performance.now();
  const isOver = (): boolean =>
    'seconds' in until ? performance.now() - begin > until.seconds * 1000 : started >= until.answers;

  const runOne = (index: number): Promise<void> =>
    new Promise((done) => {
      const socket = connect({ port, host: '127.0.0.1' });
      let [received, turn] = [0, index];
      let pieces: Buffer = Buffer.alloc(0);
      let isWhole: ReturnType<typeof endOf>;
      const next = (): void => {
        if (isOver()) {
          socket.destroy();
          return;
        }
        started++;
        [received, isWhole, pieces] = [0, undefined, Buffer.alloc(0)];
        socket.write(bodies[turn++ % bodies.length] ?? '');
      };
      socket.setNoDelay(true);
      socket.on('connect', next);
      socket.on('data', (piece: Buffer) => {
        received += piece.length;
        if (!isWhole) {
          pieces = pieces.length === 0 ? piece : Buffer.concat([pieces, piece]);
          isWhole = endOf(pieces);
        }
        if (!isWhole?.(received, piece)) return;
        answered++;
        if (pieces.toString('latin1', 9, 12) >= '500') failed++;
        next();
      });
      socket.on('error', () => failed++);
      socket.on('close', () => done());
    });

  await Promise.all(Array.from({ length: connections }, (_, index) => runOne(index)));
  const seconds = (performance.now() - begin) / 1000;
  return {
    /** Broken connections, and answers of 500 and above. */
    failed,
    perSecond: answered / seconds,
  };
}

export const getRequest = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** A request for a page of the site. */
export const KEYS = { 'super-lang': 'en', 'x-api-key': 'berth-product-key' };
