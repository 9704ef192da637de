/** Answers with bytes that are at hand: conditional requests, ranges, HEAD. */
import { parseRange } from './range.ts';

export interface Sendable {
  body: Uint8Array<ArrayBuffer>;
  /** Strong, with its quotes. */
  etag: string;
}

/** @param headers of the answer, changed in place */
export function send(request: Request, { body, etag }: Sendable, headers: Headers, status = 200): Response {
  headers.set('etag', etag);
  if (status !== 200) return respond(request, body, headers, status);
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type');
    headers.delete('content-encoding');
    return new Response(null, { status: 304, headers });
  }
  headers.set('accept-ranges', 'bytes');
  const ifRange = request.headers.get('if-range');
  const isRangeWanted = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const range = parseRange(isRangeWanted ? request.headers.get('range') : null, body.byteLength);
  switch (range.kind) {
    case 'unsatisfiable':
      headers.set('content-range', `bytes */${body.byteLength}`);
      headers.delete('content-encoding');
      return new Response(null, { status: 416, headers });
    case 'part':
      headers.set('content-range', `bytes ${range.start}-${range.end}/${body.byteLength}`);
      return respond(request, body.subarray(range.start, range.end + 1), headers, 206);
    case 'whole':
      return respond(request, body, headers, 200);
  }
}

function respond(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  status: number,
): Response {
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
