/** The site's own client for a server: what passes here passes between page and server. */
import { CLIENT_PREFIX, type RequestOf } from '#src/api/contract/call.ts';
import { calls, type CallName } from '#src/api/contract/calls.ts';
import { createApiClient, type ApiClientOptions } from '#src/api/http/client.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';

/** @param more options of the client that are not those of a page in Chinese */
export function callSite<Name extends CallName>(
  { origin, config = readConfig({}) }: { origin: string; config?: ReturnType<typeof readConfig> },
  name: Name,
  payload: RequestOf<(typeof calls)[Name]>,
  more: Partial<ApiClientOptions> = {},
) {
  const call = calls[name];
  const { websiteSecret, productSecret, productKey } = config.api;
  const isProduct = call.client === 'product';
  const client = createApiClient({
    base: `${origin}/api`,
    prefix: CLIENT_PREFIX[call.client],
    secret: isProduct ? productSecret : websiteSecret,
    language: 'zh',
    ...(isProduct ? { apiKey: productKey, undecodable: 'busy' } : {}),
    ...more,
  });
  return client.call(call, payload);
}

/** The newest code that was sent, to this number such as +8613800138000 if one is given. */
export async function newestCode(db: Database, recipient?: string): Promise<string> {
  const newest = db.selectFrom('sms_outbox').select('code').orderBy('created_at', 'desc');
  const query = recipient === undefined ? newest : newest.where('recipient', '=', recipient);
  return (await query.executeTakeFirstOrThrow()).code;
}
