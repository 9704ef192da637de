/**
 * A call from a page that is being left, which cannot wait. A beacon has no custom headers and no answer; only calls
 * whose contract says so can be sent this way.
 */
import type { ApiCall, RequestOf } from '#src/api/contract/call.ts';
import { seal } from '#src/api/envelope.ts';
import { env } from '#src/config/env.ts';

export function beaconOf<Call extends ApiCall>(call: Call, payload: RequestOf<Call>, language: 'zh' | 'en') {
  const secret = call.client === 'website' ? env.websiteApiSecret : env.productApiSecret;
  return {
    address: `${env.apiBase}${env.apiPrefix[call.client]}${call.path}`,
    // Every request of the contract is an object.
    body: JSON.stringify({ data: seal({ language, ...(payload as object) }, secret) }),
  };
}
