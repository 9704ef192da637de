/**
 * The definition of one call of the website API: path, request and reply. The page and the server use the same one, so
 * they cannot diverge. Wire names stay snake_case in this folder.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The two clients: each has its own prefix and its own key for the envelope. */
export type ClientKind = 'website' | 'product';

/**
 * Path prefix of each client behind the API base, and the header of the product client's key; settings may override
 * them.
 */
export { API_KEY_HEADER, API_PREFIX as CLIENT_PREFIX, RESERVED_HEADERS } from '#src/config/constants.ts';

/** One call of the API as both sides know it. */
export interface ApiCall<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> {
  readonly client: ClientKind;
  readonly method: 'GET' | 'POST';
  /** Behind the client's prefix, with a leading slash: `/register/add`. */
  readonly path: `/${string}`;
  readonly reply: Reply;
  /**
   * On the page only a type: the form has checked the values, and the check would double the size of the call. The
   * server's list (calls.ts) adds it.
   */
  readonly request?: Request;
}

/** A call on the server, with the check of its request. */
export type ServedCall<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> = ApiCall<Request, Reply> & { readonly request: Request };

/** What a caller passes: fields with defaults may be left out. */
export type RequestOf<Call extends ApiCall> = InferInput<NonNullable<Call['request']>>;
/** What the server gets after the check: with defaults, without unknown fields. */
export type CheckedRequestOf<Call extends ApiCall> = InferOutput<NonNullable<Call['request']>>;
/** What the server's handler returns. */
export type ReplyInputOf<Call extends ApiCall> = InferInput<Call['reply']>;
/** What a caller gets. */
export type ReplyOf<Call extends ApiCall> = InferOutput<Call['reply']>;

/** A check for the server only, in a function so that bundlers drop it from pages. */
/* @__NO_SIDE_EFFECTS__ */
export function onServer<Schema extends GenericSchema>(make: () => Schema): Schema {
  return make();
}

/** What most calls have; the others name their own. */
const usual = { client: 'product', method: 'POST' } as const;

/**
 * Defines a call. Its check stands above it, named after it with `Request`. The mark lets a bundler drop calls that a
 * page does not import.
 *
 * @example
 * export const shopCountRequest = onServer(() => v.object({ group: v.string() }));
 * export const shopCount = defineCall<typeof shopCountRequest>()({
 *   path: '/shops/count', reply: v.object({ count: v.number() }),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Request extends GenericSchema>() {
  return /* @__NO_SIDE_EFFECTS__ */ <Reply extends GenericSchema>(
    call: Pick<ApiCall<Request, Reply>, 'path' | 'reply'> & Partial<Pick<ApiCall, keyof typeof usual>>,
  ): ApiCall<Request, Reply> => ({ ...usual, ...call });
}
