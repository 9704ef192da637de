/**
 * The forms that people of ours answer: which fields each has, and the rule of each field. Names are those of the
 * wire, so that a field which the server refuses is found by its name.
 */
import { checkEmail } from './validation/email.ts';
import { required, type Check, type Message } from './validation/message.ts';
import { checkCompanyName, checkContact, normalizeName } from './validation/names.ts';
import { checkPhone, normalizePhone } from './validation/phone.ts';

export const REQUEST_FIELDS = {
  application: ['company_name', 'contact', 'phone', 'email', 'description'],
  customize: [
    'company_name',
    'contact',
    'phone',
    'email',
    'industry',
    'business_scope',
    'company_size',
    'website',
    'description',
  ],
  appointment: ['name', 'phone', 'company_name', 'date', 'hour', 'description'],
  feedback: ['kind', 'content', 'contact'],
} as const;

export type RequestKind = keyof typeof REQUEST_FIELDS;
export type RequestField = (typeof REQUEST_FIELDS)[RequestKind][number];
export type RequestValues = Readonly<Record<string, string>>;

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
  name: checkContact,
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

/** Names that the server keeps are trimmed and single-spaced, as its rule has them. */
export function requestPayload(kind: RequestKind, values: RequestValues): Record<string, string> {
  const value = (field: string) => (values[field] ?? '').trim();
  const entries = REQUEST_FIELDS[kind].map((field) => {
    if (field === 'phone') return [field, normalizeAnyPhone(value(field))];
    const isName = ['company_name', 'name'].includes(field) || (field === 'contact' && kind !== 'feedback');
    return [field, isName ? normalizeName(value(field)) : value(field)];
  });
  const payload = Object.fromEntries(entries) as Record<string, string>; // fields and strings only
  if (kind !== 'appointment') return payload;
  const { date = '', hour = '', ...rest } = payload;
  return { ...rest, time: `${date} ${hour}` };
}
