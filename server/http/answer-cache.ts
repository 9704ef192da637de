/**
 * A cache of answers that are the same for all like requests, sent without the app, since most requests are for pages
 * that do not change until the next deployment. The app marks such answers (`markCacheable`) and sets their headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

const PLAIN_PATH = /^\/[\w./-]*$/;
const PLAIN_HOST = /^[\w.-]+(?::\d+)?$/;
/** Headers that belong to the body. */
const OF_BODY = new Set(['content-type', 'content-encoding', 'content-length', 'accept-ranges']);
/** Each answer has its own, so it is not stored. */
const OF_REQUEST = 'x-request-id';
/** The variants of one path: allowed encodings and origins are few. */
const MAX_VARIANTS = 8;
const MAX_PATHS = 5000;

export interface CacheMark {
  body: Uint8Array | string;
  /** The part of the request, besides its path, that the answer depends on; `undefined` where the app must answer. */
  key: (request: IncomingMessage) => string | undefined;
  /** Called each time it is sent without the app. */
  onSent?: () => void;
  /** It is the same for every query; otherwise it is stored only without one. */
  isForAnyQuery: boolean;
}

export interface SentAnswer {
  method: string;
  path: string;
  status: number;
  contentType: string | undefined;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

interface Entry extends Omit<CacheMark, 'body'> {
  variants: Map<string, Variant>;
}

interface Variant {
  body: Buffer | string;
  headers: string[];
  notModified: string[];
  etag: string | undefined;
  contentType: string | undefined;
}

const marks = new WeakMap<object, CacheMark>();

/** @param env from the socket side; in process there is none, and nothing is stored */
export function markCacheable(env: unknown, mark: CacheMark): void {
  const { outgoing } = (env ?? {}) as { outgoing?: ServerResponse };
  if (outgoing) marks.set(outgoing, mark);
}

/** @param onSent called for each answer that was sent without the app */
export function createAnswerCache(onSent: (sent: SentAnswer, request: IncomingMessage) => void) {
  let entries = new Map<string, Entry>();
  /** Increases with every `clear`. */
  let generation = 0;

  return {
    /** @returns whether the cache had the answer */
    send(request: IncomingMessage, response: ServerResponse) {
      const { path, query } = partsOf(request);
      const entry = entries.get(path);
      if (!entry || !isPlain(request) || (query && !entry.isForAnyQuery)) return false;
      const key = entry.key(request);
      const variant = key === undefined ? undefined : entry.variants.get(key);
      if (!variant) return false;
      const { etag, contentType } = variant;
      const status = etag !== undefined && hasEtag(request.headers['if-none-match'], etag) ? 304 : 200;
      response.writeHead(status, status === 304 ? variant.notModified : variant.headers);
      if (status === 304) response.end();
      else response.end(variant.body);
      entry.onSent?.();
      onSent({ method: 'GET', path, status, contentType }, request);
      return true;
    },
    /**
     * Stores the app's answer if it is marked.
     * @param begunIn the generation in which the app got the request: an answer begun before a `clear` is not stored
     */
    store(request: IncomingMessage, response: ServerResponse, answer: Response, begunIn: number) {
      const mark = marks.get(response);
      const { path, query } = partsOf(request);
      if (!mark || begunIn !== generation || answer.status !== 200 || !isPlain(request)) return;
      if (!PLAIN_PATH.test(path) || (query && !mark.isForAnyQuery)) return;
      const key = mark.key(request);
      if (key === undefined) return;
      const { body, ...rest } = mark;
      const entry = entries.get(path) ?? { ...rest, variants: new Map<string, Variant>() };
      if (entry.variants.size >= MAX_VARIANTS || entries.size >= MAX_PATHS) return;
      entry.variants.set(key, variantOf(answer, body));
      entries.set(path, entry);
    },
    generation: () => generation,
    /** Called when published files have changed. */
    clear() {
      generation++;
      entries = new Map();
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
