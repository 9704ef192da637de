/** The registration form: its fields, the rule of each, and the request. The store sends it and reads the answer. */
import { localeCodes, locales } from '#i18n/locales.ts';
import { REFERRAL_MAX_CHARS, type AccountType } from '#src/config/wire.ts';
import { attributionFields, type Attribution } from '#src/domain/attribution-fields.ts';
import { requiredAs, type Message } from '#src/domain/validation/message.ts';
import { checkCompanyName, checkUserName, normalizeName } from '#src/domain/validation/names.ts';
import { checkPassword } from '#src/domain/validation/password.ts';
import { normalizeCode, phoneOf } from '#src/domain/validation/phone.ts';

/** Names of the controls. They are the wire's, so that a refused field is found by its name. */
export const REGISTER_FIELDS = [
  'area_code',
  'phone',
  'code',
  'password',
  'user_name',
  'type',
  'company_name',
  'referral',
  'agreement',
] as const;

export type RegisterField = (typeof REGISTER_FIELDS)[number];
/** As typed; a box that is not ticked is empty. */
export type RegisterValues = Record<RegisterField, string>;

/** Fields that a reload may restore: neither secrets nor consent. */
export const REGISTER_DRAFT_FIELDS = [
  'area_code',
  'phone',
  'user_name',
  'type',
  'company_name',
  'referral',
] as const satisfies readonly RegisterField[];

const checkReferral = (value: string): Message | undefined =>
  value.trim().length > REFERRAL_MAX_CHARS ? { key: 'referral.correct' } : undefined;

/** The complaint about one entry; some entries depend on others. */
export function checkRegisterField(field: RegisterField, values: RegisterValues): Message | undefined {
  const value = values[field];
  switch (field) {
    case 'password':
      return checkPassword(value);
    case 'user_name':
      return checkUserName(value);
    case 'company_name':
      return accountType(values) === 'company' ? checkCompanyName(value) : undefined;
    case 'referral':
      return checkReferral(value);
    case 'agreement':
      return requiredAs('agreement.unticked')(value);
    default:
      return undefined; // the form's own, or a list of fixed choices, one of them always chosen
  }
}

function accountType(values: RegisterValues): AccountType {
  return values.type === 'user' ? 'user' : 'company';
}

/** The request, from entries that passed {@link checkRegisterField}; an unknown referrer is empty. */
export function registrationRequest(values: RegisterValues, attribution: Partial<Attribution>) {
  const type = accountType(values);
  return {
    ...phoneOf(values),
    code: normalizeCode(values.code),
    password: values.password,
    user_name: values.user_name.trim(),
    // A personal account has no company, even if one was typed before the type was changed.
    company_name: type === 'company' ? normalizeName(values.company_name) : '',
    referral: values.referral.normalize('NFKC').trim(),
    type,
    ...attributionFields(attribution),
    utm_source: attribution.utmSource ?? '',
  };
}

/**
 * Where a registration began, for statistics: the path of the page whose link led to the form, `home` for the first
 * page, `outside` for another site, `direct` without a referrer.
 */
export function registrationOrigin(referrer: string, ownOrigin: string): string {
  if (!referrer) return 'direct';
  if (!referrer.startsWith(`${ownOrigin}/`)) return 'outside';
  const [path = ''] = referrer.slice(ownOrigin.length + 1).split(/[?#]/);
  const prefixes: readonly string[] = localeCodes.map((code) => locales[code].prefix);
  const [first = '', ...rest] = path.split('/');
  // Both languages count as one page.
  return (first && prefixes.includes(first) ? rest.join('/') : path) || 'home';
}
