/**
 * The API over HTTP: each call of the contract at its address, with the same steps: maintenance, headers, bounded body,
 * envelope, contract, handler, envelope. Handlers get checked payloads only; their answers are sealed.
 */
import type { IncomingMessage } from 'node:http';
import { Hono, type Context } from 'hono';
import { getDotPath, safeParse } from 'valibot';
import type { ServedCall } from '#src/api/contract/call.ts';
import { calls, type CallName } from '#src/api/contract/calls.ts';
import { seal } from '#src/api/envelope.ts';
import { readBody, type RequestFacts } from '#server/http/request.ts';
import { originGuard } from '#server/http/origins.ts';
import { markCacheable } from '#server/http/answer-cache.ts';
import { isSameText } from '#server/keyed-hash.ts';
import { refuseInvalid, type Answer } from './answer.ts';
import type { CallContext, Handlers } from './handler.ts';
import * as all from './handlers/index.ts';
import { languageOf, openPayload, sealedOf } from './payload.ts';
import type { Services } from './services.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAINTENANCE_RETRY_SECONDS = 3600;

const handlers: Handlers = { ...all };

/** Calls made by a beacon cannot carry the API's headers. */
const WITHOUT_HEADERS: ReadonlySet<CallName> = new Set(['usageLog']);

/** The same for all visitors until the content is read again. */
const CACHEABLE: ReadonlySet<CallName> = new Set(['publicConfig']);

type ErasedHandler = (request: unknown, context: CallContext) => Promise<Answer<unknown>>;

/** @param facts of the request, from the transport */
export function createApi(services: Services, facts: (context: Context) => RequestFacts): Hono {
  const { websitePrefix, productPrefix, keyHeader } = services.config.api;
  const api = new Hono();
  api.use(originGuard(services.ownOrigins, keyHeader));
  api.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    if (!services.config.maintenance) return next();
    return plain(context, 429, { 'retry-after': String(MAINTENANCE_RETRY_SECONDS) });
  });
  for (const name of Object.keys(calls) as CallName[]) {
    // the keys of this very object
    const call = calls[name];
    const path = `${call.client === 'website' ? websitePrefix : productPrefix}${call.path}`;
    // Each handler fits its own call, but the compiler cannot follow that over all of them.
    const handler = handlers[name] as unknown as ErasedHandler;
    api.on(call.method, path, (context) => serve(context, name, call, handler, services, facts(context)));
    api.all(path, (context) => plain(context, 405, { allow: call.method }));
  }
  api.all('*', (context) => plain(context, 404));
  return api;
}

async function serve(
  context: Context,
  name: CallName,
  call: ServedCall,
  handler: ErasedHandler,
  services: Services,
  { address, host, device }: RequestFacts,
): Promise<Response> {
  const { websiteSecret, productSecret } = services.config.api;
  const secret = call.client === 'website' ? websiteSecret : productSecret;
  if (!WITHOUT_HEADERS.has(name)) {
    const problem = headerProblem(context, call, services.config.api);
    if (problem !== undefined) return plain(context, problem);
  }
  const sealed = await readSealed(context, call.method);
  if (typeof sealed === 'number') return plain(context, sealed);
  const payload = sealed === '' ? {} : openPayload(sealed, secret);
  if (payload === undefined) return plain(context, 400);

  const language = languageOf(payload);
  const checked = safeParse(call.request, payload);
  const answer = checked.success
    ? await handler(checked.output, { services, address, language, host, device })
    : refuseInvalid(getDotPath(checked.issues[0])?.split('.')[0] ?? '', language);
  services.metrics.call(name, outcomeLabel(answer));
  const text = textOf(answer, secret);
  if (CACHEABLE.has(name) && answer.kind === 'data' && sealed === '') {
    markCacheable(context.env, {
      body: text,
      key: cacheKey(services.config.api.keyHeader),
      isForAnyQuery: false,
      onSent: () => services.metrics.call(name, 'ok'),
    });
  }
  return reply(context, answer, text);
}

/** A request with an origin is always checked, never answered from the cache. */
const cacheKey =
  (keyHeader: string) =>
  ({ headers }: IncomingMessage): string | undefined =>
    headers.origin === undefined ? String(headers[keyHeader] ?? '') : undefined;

/** For figures. */
const outcomeLabel = (answer: Answer<unknown>): string =>
  answer.kind === 'data' ? 'ok' : answer.retryAfterSeconds === undefined ? String(answer.ret) : 'blocked';

/** A page of another site needs a preflight request to send these headers, and that is refused. */
function headerProblem(
  context: Context,
  call: ServedCall,
  { productKey, keyHeader }: Services['config']['api'],
): 400 | 401 | undefined {
  if (call.method === 'POST' && context.req.header('super-lang') === undefined) return 400;
  if (call.client === 'product' && !isSameText(context.req.header(keyHeader) ?? '', productKey)) return 401;
  return undefined;
}

/** @returns the sealed text, empty for a GET without any, or the HTTP status of what is wrong */
async function readSealed(context: Context, method: 'GET' | 'POST'): Promise<string | 400 | 413 | 415> {
  // Clients that do not escape a plus send what reads as a space; base64 has no spaces.
  if (method === 'GET') return (context.req.query('data') ?? '').replaceAll(' ', '+');
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json(?:\s*;|$)/i.test(type)) return 415;
  const body = await readBody(context.req.raw, MAX_BODY_BYTES);
  if (typeof body === 'number') return body;
  const sealed = sealedOf(body);
  return sealed === undefined || sealed === '' ? 400 : sealed;
}

function textOf(answer: Answer<unknown>, secret: string): string {
  const [ret, msg] = answer.kind === 'refusal' ? [answer.ret, answer.msg] : [0, ''];
  return JSON.stringify({ ret, msg, data: answer.data === undefined ? '' : seal(answer.data, secret) });
}

function reply(context: Context, answer: Answer<unknown>, text: string): Response {
  const seconds = answer.kind === 'refusal' ? answer.retryAfterSeconds : undefined;
  if (seconds !== undefined) context.header('retry-after', String(seconds));
  return context.body(text, seconds === undefined ? 200 : 429, { 'content-type': 'application/json' });
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  401: 'The API key is missing or wrong.',
  404: 'There is no such call.',
  405: 'This call has another method.',
  413: 'The request is too large.',
  415: 'The content type has to be application/json.',
  429: 'Not now; see retry-after.',
};

function plain(
  context: Context,
  status: 400 | 401 | 404 | 405 | 413 | 415 | 429,
  headers: Record<string, string> = {},
): Response {
  return context.json({ ret: status, msg: REASONS[status], data: '' }, status, headers);
}
