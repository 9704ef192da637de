/**
 * The forms that our staff answer: which fields each has, and the rule of each field. Names are those of the
 * wire, so that a field which the server refuses is found by its name.
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
/** Of one kind of form, or of any. */
export type RequestField<Kind extends RequestKind = RequestKind> = (typeof fields)[Kind][number];
/** As typed. */
export type RequestValues<Kind extends RequestKind> = Readonly<Record<RequestField<Kind>, string>>;

export const REQUEST_FIELDS: { readonly [Kind in RequestKind]: readonly RequestField<Kind>[] } = fields;

/** These forms ask for no area code: a number of either area counts. */
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

/** Where a form is more lenient than the rule of the field's name. */
const SPECIAL: Partial<Record<RequestKind, Partial<Record<RequestField, Check>>>> = {
  appointment: { company_name: checkOptionalCompany },
  feedback: { contact: anything },
};

/** @param earliestDay of an appointment, as `2026-11-22`; any day is right where it is left out */
export function checkRequestField(
  kind: RequestKind,
  field: RequestField,
  value: string,
  earliestDay = '',
): Message | undefined {
  const complaint = (SPECIAL[kind]?.[field] ?? COMMON[field])(value);
  if (complaint || field !== 'date') return complaint;
  return value < earliestDay ? { key: 'date.tooEarly' } : undefined;
}

/** What goes on the wire of what was typed. */
export interface RequestPayloads {
  application: RequestValues<'application'>;
  customize: RequestValues<'customize'>;
  /** The day and the hour go as one. */
  appointment: Omit<RequestValues<'appointment'>, 'date' | 'hour'> & { time: string };
  feedback: RequestValues<'feedback'>;
}

/** Names that the server keeps are single-spaced, as its rule has them; everything is trimmed. */
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
