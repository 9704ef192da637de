/**
 * Customer service: whether an agent is online, the signed block of an external service, and messages to our own staff.
 */
import * as v from 'valibot';
import { MESSAGE_LIMITS } from '#src/config/wire.ts';
import { defineCall, onServer } from './call.ts';
import { nothing, optionalText, recorded, requiredText } from './fields.ts';

export const customerServiceStatusRequest = nothing;
export const customerServiceStatus = defineCall<typeof customerServiceStatusRequest>()({
  method: 'GET',
  path: '/customer_service/status',
  reply: v.object({ online: v.boolean() }),
});

const text = optionalText(256);
/** All fields are text in the link to the desk, and so in the request that signs it. */
const flag = v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false);

export const customerServiceSignatureRequest = onServer(() =>
  v.object({
    name: text,
    isBoss: flag,
    version: text,
    position: v.optional(v.union([v.string(), v.number()]), ''),
    email: text,
    phone: text,
    customerToken: text,
    desc: optionalText(2000),
    companyName: text,
    tags: v.optional(v.union([v.string(), v.array(v.string())]), ''),
    owner: text,
    isVip: flag,
    ownerGroup: text,
    otherEmails: v.optional(v.union([v.string(), v.array(v.string())]), ''),
    machineString: text,
  }),
);
/**
 * The block that an external chat service accepts: SHA-256, in upper-case hex, over
 * `nonce=N&timestamp=T&web_token=W&SECRET`. Made on the server, since the holder of the secret can sign as anyone.
 */
export const customerServiceSignature = defineCall<typeof customerServiceSignatureRequest>()({
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

export const customerServiceMessageRequest = onServer(() =>
  v.object({
    name: requiredText(MESSAGE_LIMITS.name),
    contact: requiredText(MESSAGE_LIMITS.contact),
    content: requiredText(MESSAGE_LIMITS.content),
  }),
);
export const customerServiceMessage = defineCall<typeof customerServiceMessageRequest>()({
  path: '/customer_service/message',
  reply: recorded,
});
