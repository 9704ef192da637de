/** The last step of a sign-in through a provider: exchanges its one-time code for a name. */
import * as v from 'valibot';
import { defineCall, onServer } from './call.ts';
import { ownAccount } from './fields.ts';

export const oauthExchangeRequest = onServer(() =>
  v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
    state: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
    redirect: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
    /** RFC 7636: 43 to 128 unreserved characters. */
    code_verifier: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
  }),
);
/**
 * The page that made `state` checks it; `redirect` must be the address that the provider was given, and `code_verifier`
 * the source of its `code_challenge`.
 */
export const oauthExchange = defineCall<typeof oauthExchangeRequest>()({
  path: '/oauth/exchange',
  reply: v.object({ user_name: v.string(), ...ownAccount }),
});
