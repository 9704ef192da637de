/**
 * A cache of answers that are the same for all like requests, sent without the app, since most requests are for pages
 * that do not change until the next deployment. The app marks such answers (`markReady`) and sets their headers; all
 * other answers come from the app.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

const PLAIN_PATH = /^\/[\w./-]*$/;
const PLAIN_HOST = /^[\w.-]+(?::\d+)?$/;
/** Headers that belong to the body. */
const OF_BODY = new Set(['content-type', 'content-encoding', 'content-length', 'accept-ranges']);
/** Each answer has its own, so it is not kept. */
const OF_REQUEST = 'x-request-id';
/** The variants of one path: allowed encodings and origins are few. */
const MOST_VARIANTS = 8;
const MOST_PATHS = 5000;

export interface ReadyMark {
  body: Uint8Array | string;
  /** The part of the request, besides its path, that the answer depends on; `undefined` where the app must answer. */
  key: (request: IncomingMessage) => string | undefined;
  /** Called each time it is sent without the app. */
  onGiven?: () => void;
  /** It is the same for every query; otherwise it is kept only without one. */
  isForAnyQuery: boolean;
}

export interface GivenAnswer {
  method: string;
  path: string;
  status: number;
  contentType: string | undefined;
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>;

interface Kept extends Omit<ReadyMark, 'body'> {
  variants: Map<string, Variant>;
}

interface Variant {
  body: Buffer | string;
  headers: string[];
  notModified: string[];
  etag: string | undefined;
  contentType: string | undefined;
}

const marks = new WeakMap<object, ReadyMark>();

/** @param env from the socket side; in process there is none, and nothing is kept */
export function markReady(env: unknown, mark: ReadyMark): void {
  const { outgoing } = (env ?? {}) as { outgoing?: ServerResponse };
  if (outgoing) marks.set(outgoing, mark);
}

/** @param tell called for each answer that was sent without the app */
export function createReadyAnswers(tell: (given: GivenAnswer, request: IncomingMessage) => void) {
  let kept = new Map<string, Kept>();
  let clearings = 0;

  return {
    /** @returns whether it has answered */
    give(request: IncomingMessage, response: ServerResponse) {
      const { path, query } = partsOf(request);
      const entry = kept.get(path);
      if (!entry || !isPlain(request) || (query && !entry.isForAnyQuery)) return false;
      const key = entry.key(request);
      const variant = key === undefined ? undefined : entry.variants.get(key);
      if (!variant) return false;
      const { etag, contentType } = variant;
      const status = etag !== undefined && hasEtag(request.headers['if-none-match'], etag) ? 304 : 200;
      response.writeHead(status, status === 304 ? variant.notModified : variant.headers);
      if (status === 304) response.end();
      else response.end(variant.body);
      entry.onGiven?.();
      tell({ method: 'GET', path, status, contentType }, request);
      return true;
    },
    /** Keeps the app's answer if it is marked. */
    keep(request: IncomingMessage, response: ServerResponse, answer: Response, since: number) {
      const mark = marks.get(response);
      const { path, query } = partsOf(request);
      if (!mark || since !== clearings || answer.status !== 200 || !isPlain(request)) return;
      if (!PLAIN_PATH.test(path) || (query && !mark.isForAnyQuery)) return;
      const key = mark.key(request);
      if (key === undefined) return;
      const { body, ...rest } = mark;
      const entry = kept.get(path) ?? { ...rest, variants: new Map<string, Variant>() };
      if (entry.variants.size >= MOST_VARIANTS || kept.size >= MOST_PATHS) return;
      entry.variants.set(key, variantOf(answer, body));
      kept.set(path, entry);
    },
    /** A number for `keep`: an answer that was begun before a `clear` is not kept. */
    now: () => clearings,
    /** Called when published files have changed. */
    clear() {
      clearings++;
      kept = new Map();
    },
  };
}

function partsOf({ url = '' }: IncomingMessage): { path: string; query: boolean } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: false } : { path: url.slice(0, at), query: true };
}

/** Requests for a part, with a body or with an unknown host go to the app. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.range === undefined &&
    headers['if-range'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined &&
    PLAIN_HOST.test(headers.host ?? '')
  );
}

function variantOf(answer: Response, body: Uint8Array | string): Variant {
  const all = [...answer.headers].filter(([name]) => name !== OF_REQUEST && name !== 'content-length');
  const length = String(typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength);
  return {
    // The same bytes; with a plain array each answer would make a view of its own.
    body: typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    headers: [...all.flat(), 'content-length', length],
    notModified: all.filter(([name]) => !OF_BODY.has(name)).flat(),
    etag: answer.headers.get('etag') ?? undefined,
    contentType: answer.headers.get('content-type') ?? undefined,
  };
}

/** @param header `If-None-Match`, the tag of the answer, possibly weakened by a proxy */
export function hasEtag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
