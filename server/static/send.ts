/** Answers with a file, whole or in part: conditional requests, ranges, HEAD. */
import { createHash, type Hash } from 'node:crypto';
import { hasEtag } from '#server/http/answer-cache.ts';

/** Pages and other small files are sent at once; installers, films and pictures in pieces. */
const PIECE_BYTES = 64 * 1024;

type Content = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

export interface Sendable {
  /** In bytes. */
  size: number;
  /** Strong, with its quotes. */
  etag: string;
  /** The whole content, where it is small enough to be sent at once. */
  whole?: Uint8Array;
  /** Its bytes from `start` up to `end`, exclusive. */
  read(start: number, end: number): Content;
}

export const etagOf = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 22)}"`;

export function sendableBytes(body: Uint8Array<ArrayBuffer>): Sendable {
  return {
    size: body.byteLength,
    etag: etagOf(createHash('sha256').update(body)),
    ...(body.byteLength > PIECE_BYTES ? {} : { whole: body }),
    read(start, end) {
      const part = body.subarray(start, end);
      return part.byteLength > PIECE_BYTES ? inPieces(part) : part;
    },
  };
}

/** @param headers of the answer, changed in place */
export function send(request: Request, file: Sendable, headers: Headers, status = 200): Response {
  const { etag, size } = file;
  const respond = (code: number, start = 0, end = size): Response => {
    headers.set('content-length', String(end - start));
    const isHead = request.method === 'HEAD';
    return new Response(isHead ? null : file.read(start, end), { status: code, headers });
  };

  headers.set('etag', etag);
  if (status !== 200) return respond(status);
  if (hasEtag(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type');
    headers.delete('content-encoding');
    return new Response(null, { status: 304, headers });
  }
  headers.set('accept-ranges', 'bytes');
  const ifRange = request.headers.get('if-range');
  const isRangeWanted = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const range = parseRange(isRangeWanted ? request.headers.get('range') : null, size);
  switch (range.kind) {
    case 'unsatisfiable':
      headers.set('content-range', `bytes */${size}`);
      headers.delete('content-encoding');
      return new Response(null, { status: 416, headers });
    case 'part':
      headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
      return respond(206, range.start, range.end + 1);
    case 'whole':
      return respond(200);
  }
}

/** A `Response` copies its bytes for each reader; a stream copies only the pieces that are being sent. */
function inPieces(body: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(body.slice(at, at + PIECE_BYTES));
      at += PIECE_BYTES;
      if (at >= body.byteLength) controller.close();
    },
  });
}

type RangeResult =
  | { kind: 'whole' }
  | { kind: 'unsatisfiable' }
  /** `end` is inclusive. */
  | { kind: 'part'; start: number; end: number };

/** One byte range of a request; several at once are answered with the whole file, as the standard allows. */
export function parseRange(header: string | null, size: number): RangeResult {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' }; // an invalid range is ignored
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
