/** Reads requests of the desk's pages, and answers in JSON. */
import type { Context, Env, MiddlewareHandler } from 'hono';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { DESK_MAX_SEQ } from '#src/api/contract/desk.ts';
import { readBody } from '#server/http/request.ts';
import type { Refusal } from '#server/limits/rules.ts';

/** 2,000 characters of three bytes, all escaped, and some room. */
const MAX_BODY_BYTES = 32 * 1024;

/** The checked body, for `context.req.valid('json')`, or the refusal. */
export const body =
  <Schema extends GenericSchema<unknown, object>>(
    schema: Schema,
  ): MiddlewareHandler<Env, string, { out: { json: InferOutput<Schema> } }> =>
  async (context, next) => {
    // A page of another origin cannot send JSON without a preflight request.
    if (!/^application\/json\b/.test(context.req.header('content-type') ?? '')) {
      return refuse(context, 415, 'type');
    }
    const text = await readBody(context.req.raw, MAX_BODY_BYTES);
    if (typeof text === 'number') return refuse(context, text, 'body');
    let sent: unknown;
    try {
      sent = JSON.parse(text);
    } catch {
      return refuse(context, 400, 'body'); // not JSON
    }
    const { success, output } = safeParse(schema, sent);
    if (!success) return refuse(context, 400, 'content');
    context.req.addValidatedData('json', output);
    return next();
  };

/**
 * @returns the number of the last message that the page has (0 where it has none), or `undefined` when it cannot be one
 */
export function readAfter(context: Context): number | undefined {
  const after = Number(context.req.query('after') ?? 0);
  return Number.isInteger(after) && after >= 0 && after <= DESK_MAX_SEQ ? after : undefined;
}

type Status = 400 | 401 | 403 | 404 | 413 | 415;

export function refuse(context: Context, status: Status, error: string): Response {
  return context.json({ error }, status);
}

export function refuseTooMany(
  context: Context,
  { retryAfterSeconds }: Pick<Refusal, 'retryAfterSeconds'>,
): Response {
  return context.json({ error: 'limit' }, 429, { 'retry-after': String(retryAfterSeconds) });
}

export function done(context: Context): Response {
  return context.json({});
}
