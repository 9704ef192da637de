/** The customer-service chat: is someone there, the signed block of an external service, a message left on our own page. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import type { nothing } from './requests/fields.ts';
import { recorded } from './replies.ts';
import type {
  customerServiceSignatureRequest,
  customerServiceMessageRequest,
} from './requests/customer-service.ts';

export const customerServiceStatus = defineCall<typeof nothing>()({
  client: 'product',
  method: 'GET',
  path: '/customer_service/status',
  reply: v.object({ online: v.boolean() }),
});

/**
 * The block that an external chat service trusts: SHA-256, in upper-case hex, over
 * `nonce=N&timestamp=T&web_token=W&SECRET`. Made on the server, since whoever holds the secret can sign as anyone.
 */
export const customerServiceSignature = defineCall<typeof customerServiceSignatureRequest>()({
  client: 'product',
  method: 'POST',
  path: '/customer_service/signature',
  reply: v.object({
    nonce: v.string(),
    /** Seconds since 1970. */
    timestamp: v.number(),
    web_token: v.string(),
    signature: v.string(),
    algorithm: v.literal('SHA256'),
  }),
});

export const customerServiceMessage = defineCall<typeof customerServiceMessageRequest>()({
  client: 'product',
  method: 'POST',
  path: '/customer_service/message',
  reply: recorded,
});
