/** Forms that our staff answer: partners, ecosystem, private deployment, visits, feedback, cancellation. */
import * as v from 'valibot';
import { APPLICATION_SOURCE, APPLICATION_TYPE, FEEDBACK_LIMITS, REQUEST_LIMITS } from '#src/config/wire.ts';
import { isDay } from '#src/domain/day.ts';
import { defineCall, onServer } from './call.ts';
import {
  areaCode,
  attribution,
  companyName,
  contactName,
  emailAddress,
  matchesArea,
  optionalText,
  personName,
  phone,
  phoneOfAnyArea,
  recorded,
  requiredText,
  smsCode,
  text,
} from './fields.ts';

const applicationSource = onServer(() => v.picklist(Object.values(APPLICATION_SOURCE)));

export const applicationAddRequest = onServer(() =>
  v.object({
    type: v.picklist(Object.values(APPLICATION_TYPE)),
    source: applicationSource,
    company_name: companyName,
    contact: contactName,
    phone: phoneOfAnyArea,
    email: emailAddress,
    description: optionalText(REQUEST_LIMITS.description),
    ...attribution,
  }),
);
export const applicationAdd = defineCall<typeof applicationAddRequest>()({
  path: '/application/add',
  reply: recorded,
});

export const customizeAddRequest = onServer(() =>
  v.object({
    company_name: companyName,
    contact: contactName,
    phone: phoneOfAnyArea,
    email: emailAddress,
    industry: requiredText(REQUEST_LIMITS.industry),
    business_scope: requiredText(REQUEST_LIMITS.businessScope),
    company_size: requiredText(REQUEST_LIMITS.companySize),
    website: optionalText(REQUEST_LIMITS.website),
    description: optionalText(REQUEST_LIMITS.description),
    /** The type of such a request among the applications; the wire contract allows it to be absent. */
    type: v.optional(v.literal(APPLICATION_TYPE.privateDeployment)),
    source: v.optional(applicationSource),
    ...attribution,
  }),
);
/** Private deployment: facts about the company and its needs. */
export const customizeAdd = defineCall<typeof customizeAddRequest>()({
  path: '/customize/add',
  reply: recorded,
});

export const appointmentAddRequest = onServer(() =>
  v.object({
    name: personName,
    phone: phoneOfAnyArea,
    company_name: v.optional(v.union([v.literal(''), companyName]), ''),
    /** Beijing time, `2026-11-20 14:30`, or any ISO 8601 date and time. */
    time: v.pipe(
      v.string(),
      v.trim(),
      text,
      v.maxLength(REQUEST_LIMITS.appointmentTime),
      v.check((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
    ),
    description: optionalText(REQUEST_LIMITS.description),
    ...attribution,
  }),
);
/** A visit or a demonstration. */
export const appointmentAdd = defineCall<typeof appointmentAddRequest>()({
  path: '/appointment/add',
  reply: recorded,
});

export const feedbackAddRequest = onServer(() =>
  v.object({
    kind: requiredText(FEEDBACK_LIMITS.kind),
    content: requiredText(FEEDBACK_LIMITS.content),
    contact: optionalText(FEEDBACK_LIMITS.contact),
  }),
);
export const feedbackAdd = defineCall<typeof feedbackAddRequest>()({
  path: '/feedback/add',
  reply: recorded,
});

export const accountCancelRequest = onServer(() =>
  v.pipe(
    v.object({
      area_code: areaCode,
      phone,
      code: smsCode,
      reason: optionalText(REQUEST_LIMITS.cancelReason),
    }),
    v.forward(v.partialCheck([['area_code'], ['phone']], matchesArea), ['phone']),
  ),
);
/** Asks for an account to be closed. The code has purpose `cancel`, or none. Staff do the rest. */
export const accountCancel = defineCall<typeof accountCancelRequest>()({
  path: '/account/cancel',
  reply: v.object({ status: v.literal('pending') }),
});
