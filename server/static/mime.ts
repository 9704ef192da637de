/** Content types of a build's files: Hono's table, and the few that it lacks. Text is always UTF-8. */
import { getMimeType, mimes } from 'hono/utils/mime';

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
