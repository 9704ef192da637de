/**
 * What one call of the website API is: where it goes, what it sends and what it answers. The page and the server read
 * the same definition, so neither can drift. Names on the wire stay snake_case in this folder.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** Which of the two clients speaks: each has its own prefix and its own key for the envelope. */
export type ClientKind = 'website' | 'product';

/** Path prefix of each client behind the API base, and the header of the product client's key, where no setting says others. */
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
   * On the page only a type: what goes out was checked by the form, and the check would double the weight of the call. The
   * server's list (calls.ts) joins it.
   */
  readonly request?: Request;
}

/** A call as the server has it, with the check of what comes in. */
export type ServedCall<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> = ApiCall<Request, Reply> & { readonly request: Request };

/** What a caller hands over: defaults may be left out. */
export type RequestOf<Call extends ApiCall> = InferInput<NonNullable<Call['request']>>;
/** What the server works with after the check: defaults filled in, unknown fields gone. */
export type CheckedRequestOf<Call extends ApiCall> = InferOutput<NonNullable<Call['request']>>;
/** What the server has to answer with. */
export type ReplyInputOf<Call extends ApiCall> = InferInput<Call['reply']>;
/** What a caller gets. */
export type ReplyOf<Call extends ApiCall> = InferOutput<Call['reply']>;

/** What only the server checks: made in a function, so that a bundler drops all of it from pages. */
/* @__NO_SIDE_EFFECTS__ */
export function onServer<Schema extends GenericSchema>(make: () => Schema): Schema {
  return make();
}

/**
 * Names a call. Its check stands before it, under its name and `Request`. The mark lets a bundler drop the calls that a page
 * does not import.
 *
 * @example
 * export const shopCountRequest = onServer(() => v.object({ group: v.string() }));
 * export const shopCount = defineCall<typeof shopCountRequest>()({
 *   client: 'product', method: 'POST', path: '/shops/count', reply: v.object({ count: v.number() }),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Request extends GenericSchema>() {
  return /* @__NO_SIDE_EFFECTS__ */ <Reply extends GenericSchema>(
    call: Omit<ApiCall<Request, Reply>, 'request'>,
  ): ApiCall<Request, Reply> => call;
}
