/** What the forms send, as the server checks it. */
import * as v from 'valibot';
import { APPLICATION_SOURCE, APPLICATION_TYPE, FEEDBACK_LIMITS, REQUEST_LIMITS } from '#src/config/wire.ts';
import {
  attribution,
  areaCode,
  phone,
  matchesArea,
  phoneOfAnyArea,
  smsCode,
  contactName,
  companyName,
  emailAddress,
  requiredText,
  optionalText,
  personName,
  text,
} from './fields.ts';

const applicationSource = v.picklist(Object.values(APPLICATION_SOURCE));

export const applicationAddRequest = v.object({
  type: v.picklist(Object.values(APPLICATION_TYPE)),
  source: applicationSource,
  company_name: companyName,
  contact: contactName,
  phone: phoneOfAnyArea,
  email: emailAddress,
  description: optionalText(REQUEST_LIMITS.description),
  ...attribution,
});

export const customizeAddRequest = v.object({
  company_name: companyName,
  contact: contactName,
  phone: phoneOfAnyArea,
  email: emailAddress,
  industry: requiredText(REQUEST_LIMITS.industry),
  business_scope: requiredText(REQUEST_LIMITS.businessScope),
  company_size: requiredText(REQUEST_LIMITS.companySize),
  website: optionalText(REQUEST_LIMITS.website),
  description: optionalText(REQUEST_LIMITS.description),
  /** What such a request is among the applications; the wire contract leaves both open. */
  type: v.optional(v.literal(APPLICATION_TYPE.privateDeployment)),
  source: v.optional(applicationSource),
  ...attribution,
});

/** `time` is local to Beijing, `2026-11-20 14:30`, or any ISO 8601 date and time. */
export const appointmentAddRequest = v.object({
  name: personName,
  phone: phoneOfAnyArea,
  company_name: v.optional(v.union([v.literal(''), companyName]), ''),
  time: v.pipe(
    v.string(),
    v.trim(),
    text,
    v.maxLength(REQUEST_LIMITS.appointmentTime),
    v.regex(/^\d{4}-\d{2}-\d{2}/),
    v.check((value) => !Number.isNaN(Date.parse(value))),
  ),
  description: optionalText(REQUEST_LIMITS.description),
  ...attribution,
});

export const feedbackAddRequest = v.object({
  kind: requiredText(FEEDBACK_LIMITS.kind),
  content: requiredText(FEEDBACK_LIMITS.content),
  contact: optionalText(FEEDBACK_LIMITS.contact),
});

export const accountCancelRequest = v.pipe(
  v.object({ area_code: areaCode, phone, code: smsCode, reason: optionalText(REQUEST_LIMITS.cancelReason) }),
  v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
);
