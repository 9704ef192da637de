/** What the exchange of a code sends, as the server checks it. */
import * as v from 'valibot';

export const oauthExchangeRequest = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  state: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  redirect: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  /** RFC 7636: 43 to 128 unreserved characters. */
  code_verifier: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
});
