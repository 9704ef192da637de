/**
 * The forms that staff answer: their fields, and the rule of each. Names are the wire's, so that a refused field is
 * found by its name.
 */
import { checkEmail } from '#src/domain/validation/email.ts';
import { required, type Check, type Message } from '#src/domain/validation/message.ts';
import {
  checkCompanyName,
  checkContact,
  checkPersonName,
  normalizeName,
} from '#src/domain/validation/names.ts';
import { checkPhone, normalizePhone } from '#src/domain/validation/phone.ts';

const fields = {
  application: ['company_name', 'contact', 'phone', 'email', 'description'],
  customize: [
    'company_name',
    'contact',
    'phone',
    'email',
    'industry',
    'company_size',
    'business_scope',
    'website',
    'description',
  ],
  appointment: ['name', 'phone', 'date', 'hour', 'company_name', 'description'],
  feedback: ['kind', 'content', 'contact'],
} as const;

export type RequestKind = keyof typeof fields;
/** The fields of one kind of form, or of all. */
export type RequestField<Kind extends RequestKind = RequestKind> = (typeof fields)[Kind][number];
/** As typed. */
export type RequestValues<Kind extends RequestKind> = Readonly<Record<RequestField<Kind>, string>>;

export const REQUEST_FIELDS: { readonly [Kind in RequestKind]: readonly RequestField<Kind>[] } = fields;

/** These forms have no area code: a number of either area is accepted. */
export function normalizeAnyPhone(typed: string): string {
  return normalizePhone(checkPhone('86', typed) ? '1' : '86', typed);
}

const checkAnyPhone: Check = (typed) => checkPhone('86', typed) && checkPhone('1', typed);

const checkOptionalCompany: Check = (typed) => (typed.trim() === '' ? undefined : checkCompanyName(typed));
const anything: Check = () => undefined;

const COMMON: Record<RequestField, Check> = {
  company_name: checkCompanyName,
  contact: checkContact,
  name: checkPersonName,
  phone: checkAnyPhone,
  email: checkEmail,
  industry: required,
  business_scope: required,
  company_size: required,
  website: anything,
  description: anything,
  date: required,
  hour: required,
  kind: required,
  content: required,
};

/** Forms that are more lenient than the rule of the field's name. */
const SPECIAL: Partial<Record<RequestKind, Partial<Record<RequestField, Check>>>> = {
  appointment: { company_name: checkOptionalCompany },
  feedback: { contact: anything },
};

/** @param earliestDay first allowed day of an appointment, as `2026-11-22`; left out, any day is allowed */
export function checkRequestField(
  kind: RequestKind,
  field: RequestField,
  value: string,
  earliestDay = '',
): Message | undefined {
  const complaint = (SPECIAL[kind]?.[field] ?? COMMON[field])(value);
  if (complaint || field !== 'date') return complaint;
  return value < earliestDay ? { key: 'date.tooEarly', variables: { day: earliestDay } } : undefined;
}

/** What is sent of the entries. */
export interface RequestPayloads {
  application: RequestValues<'application'>;
  customize: RequestValues<'customize'>;
  /** Day and hour are one field on the wire. */
  appointment: Omit<RequestValues<'appointment'>, 'date' | 'hour'> & { time: string };
  feedback: RequestValues<'feedback'>;
}

/** Everything is trimmed; names that the server keeps are single-spaced, as its rule says. */
const PAYLOADS: { readonly [Kind in RequestKind]: (values: RequestValues<Kind>) => RequestPayloads[Kind] } = {
  application: ({ company_name, contact, phone, email, description }) => ({
    company_name: normalizeName(company_name),
    contact: normalizeName(contact),
    phone: normalizeAnyPhone(phone),
    email: email.trim(),
    description: description.trim(),
  }),
  customize: ({ industry, business_scope, company_size, website, ...values }) => ({
    ...PAYLOADS.application(values),
    industry: industry.trim(),
    business_scope: business_scope.trim(),
    company_size: company_size.trim(),
    website: website.trim(),
  }),
  appointment: ({ name, phone, company_name, date, hour, description }) => ({
    name: normalizeName(name),
    phone: normalizeAnyPhone(phone),
    company_name: normalizeName(company_name),
    time: `${date.trim()} ${hour.trim()}`,
    description: description.trim(),
  }),
  feedback: ({ kind, content, contact }) => ({
    kind: kind.trim(),
    content: content.trim(),
    contact: contact.trim(),
  }),
};

export function requestPayload<Kind extends RequestKind>(
  kind: Kind,
  values: RequestValues<Kind>,
): RequestPayloads[Kind] {
  return PAYLOADS[kind](values);
}
