/** Asking for an account to be closed: what the form holds and the rule of each entry. */
import { required, type Message } from './validation/message.ts';
import { areaCodeOf, checkPhone } from './validation/phone.ts';
import { checkCode } from './validation/sms-code.ts';

export const CANCEL_FIELDS = ['area_code', 'phone', 'code', 'reason', 'agreement'] as const;
export type CancelField = (typeof CANCEL_FIELDS)[number];

/** What a reload may bring back: neither the code nor the consent. */
export const CANCEL_DRAFT_FIELDS = ['area_code', 'phone', 'reason'] as const satisfies readonly CancelField[];

export function checkCancelField(
  field: CancelField,
  values: Readonly<Record<CancelField, string>>,
): Message | undefined {
  switch (field) {
    case 'phone':
      return checkPhone(areaCodeOf(values.area_code), values.phone);
    case 'code':
      return checkCode(values.code);
    case 'agreement':
      return required(values.agreement);
    case 'area_code':
    case 'reason':
      return undefined; // a list of fixed choices, one of them always chosen; and an entry that may be left out
  }
}
