/** What customer service is sent, as the server checks it. */
import * as v from 'valibot';
import { MESSAGE_LIMITS } from '#src/config/wire.ts';
import { requiredText, optionalText } from './fields.ts';

const text = optionalText(256);
const flag = v.optional(v.boolean(), false);

export const customerServiceSignatureRequest = v.object({
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
});

export const customerServiceMessageRequest = v.object({
  name: requiredText(MESSAGE_LIMITS.name),
  contact: requiredText(MESSAGE_LIMITS.contact),
  content: requiredText(MESSAGE_LIMITS.content),
});
