/**
 * The invitation of staff: what a token stands for, which screen follows, and the rules of the form. An unknown, an
 * expired and a used token are one and the same to whoever holds it.
 */
import { APPLY_STATUS, INVITE_TOKEN_PATTERN, type ApplyStatus } from '#src/config/wire.ts';
import { requiredAs, type Message } from './validation/message.ts';
import { checkPersonName } from './validation/names.ts';
import { areaCodeOf, checkPhone } from './validation/phone.ts';
import { checkCode } from './validation/sms-code.ts';

export const INVITE_FIELDS = ['area_code', 'phone', 'code', 'name', 'agreement'] as const;
export type InviteField = (typeof INVITE_FIELDS)[number];

/** An invitation that counts, as its screen shows it. */
export interface Invitation {
  company: string;
  inviter: string;
  /** Filled in by the inviter; empty where the person is to give it. */
  name: string;
  isNameFixed: boolean;
  areaCode: string;
  phone: string;
}

export type InviteScreen = 'form' | 'waiting' | 'joined' | 'success' | 'used' | 'unknown';

/** Whether the invited person has an account already. One that is made out to nobody does not tell. */
export type AccountKnown = 'has' | 'none' | 'unknown';

const SCREENS: Readonly<Record<ApplyStatus, InviteScreen>> = {
  [APPLY_STATUS.joined]: 'joined',
  [APPLY_STATUS.waiting]: 'waiting',
  [APPLY_STATUS.hasAccount]: 'form',
  [APPLY_STATUS.noAccount]: 'form',
  [APPLY_STATUS.success]: 'success',
};

/** @param applyStatus one of {@link APPLY_STATUS}; a server may send others, which have no screen */
export function screenOf(applyStatus: string): InviteScreen {
  const status = Object.values(APPLY_STATUS).find((value) => value === applyStatus);
  return status === undefined ? 'unknown' : SCREENS[status];
}

export function accountOf(applyStatus: string, { phone }: Invitation): AccountKnown {
  if (applyStatus === APPLY_STATUS.hasAccount) return 'has';
  return applyStatus === APPLY_STATUS.noAccount && phone !== '' ? 'none' : 'unknown';
}

/** A token as links carry it; anything else is not asked about. */
export function cleanToken(raw: string | null): string {
  return raw !== null && INVITE_TOKEN_PATTERN.test(raw) ? raw : '';
}

export function checkInviteField(
  field: InviteField,
  values: Readonly<Record<InviteField, string>>,
  isNameFixed: boolean,
): Message | undefined {
  switch (field) {
    case 'phone':
      return checkPhone(areaCodeOf(values.area_code), values.phone);
    case 'code':
      return checkCode(values.code);
    case 'name':
      return isNameFixed ? undefined : checkPersonName(values.name);
    case 'agreement':
      return requiredAs('agreement.takenBack')(values.agreement);
    case 'area_code':
      return undefined; // a list of fixed choices, one of them always chosen
  }
}
