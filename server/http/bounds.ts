/**
 * Limits for a request's path and headers, checked before anything parses them, so that no parser gets long input. The
 * query has only the 16 kB limit of all headers, since sealed calls and links to the desk carry much in it.
 */
import type { IncomingMessage } from 'node:http';

const MAX_PATH_CHARACTERS = 2048;

/** Headers that are parsed, each with more room than browsers and proxies use. Others are only compared. */
const MAX_HEADER_CHARACTERS: readonly (readonly [name: string, max: number])[] = [
  ['accept-encoding', 256],
  ['content-type', 256],
  ['host', 300],
  ['origin', 300],
  ['range', 256],
  // One tag for each copy that a cache keeps, one address for each proxy on the way.
  ['if-none-match', 1024],
  ['x-forwarded-for', 1024],
];

/** @returns the status to refuse the request with */
export function refusalOfLong({ url = '', headers }: IncomingMessage): 414 | 431 | undefined {
  const query = url.indexOf('?');
  if ((query === -1 ? url.length : query) > MAX_PATH_CHARACTERS) return 414;
  return MAX_HEADER_CHARACTERS.some(([name, max]) => (headers[name]?.length ?? 0) > max) ? 431 : undefined;
}
