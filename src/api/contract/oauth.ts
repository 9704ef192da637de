/** The last step of signing in through another provider: its one-use code becomes a name. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import type { oauthExchangeRequest } from './requests/oauth.ts';

/**
 * `state` is checked by the page that made it; `redirect` has to be the address that the provider was given, and
 * `code_verifier` what its `code_challenge` was made of.
 */
export const oauthExchange = defineCall<typeof oauthExchangeRequest>()({
  client: 'product',
  method: 'POST',
  path: '/oauth/exchange',
  reply: v.object({ user_name: v.string() }),
});
