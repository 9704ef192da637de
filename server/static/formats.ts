/**
 * The formats of a build's files: content types, from Hono's table and the few that it lacks, always with UTF-8 for
 * text; and which precompressed variant a client takes.
 */
import { parseAccept } from 'hono/utils/accept';
import { getMimeType, mimes } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip';

/** Preferred first; `identity` is always there. */
const ORDER: readonly Encoding[] = ['br', 'gzip'];

export function acceptedEncodings(header = ''): Encoding[] {
  const accepted = parseAccept(header.toLowerCase());
  const weights = new Map(accepted.map(({ type, params }) => [type, Number(params['q'] ?? 1)]));
  return ORDER.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** Feeds have a type of their own, by name. */
export const FEED = 'atom.xml';
const ours = { ...mimes, md: 'text/markdown', vtt: 'text/vtt' };
/** Hono's table has the encoding for only some of them. */
const LACKS_ENCODING = /^text\/[a-z]+$|(?:json|xml)$/;

export function contentType(path: string): string {
  const type = path.endsWith(`/${FEED}`)
    ? 'application/atom+xml'
    : (getMimeType(path, ours) ?? 'application/octet-stream');
  return LACKS_ENCODING.test(type) ? `${type}; charset=utf-8` : type;
}
