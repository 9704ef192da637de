/**
 * A call for a page that is being left: prepared beforehand, since nothing can be waited for then. A beacon bears no
 * headers of ours and brings no answer; only calls whose contract says so can be made this way.
 */
import { CLIENT_PREFIX, type ApiCall, type RequestOf } from '#src/api/contract/call.ts';
import { env } from '#src/config/env.ts';

export interface Beacon {
  address: string;
  /** The sealed JSON body. */
  body: string;
}

/** Loads the envelope. @returns seals a payload at once */
export async function prepareBeacon<Call extends ApiCall>(
  call: Call,
  language: 'zh' | 'en',
): Promise<(payload: RequestOf<Call>) => Beacon> {
  const { seal } = await import('#src/api/envelope/index.ts');
  const secret = call.client === 'website' ? env.websiteApiSecret : env.productApiSecret;
  return (payload) => ({
    address: `${env.apiBase}${CLIENT_PREFIX[call.client]}${call.path}`,
    body: JSON.stringify({ data: seal({ language, ...(payload as object) }, secret) }),
  });
}
