/**
 * The invitation of staff: the meaning of a token, the screen that follows, and the rules of the form. Unknown, expired
 * and used tokens look the same to their holder; only an invitation for many people says that it is full or over.
 */
import type { ReplyOf } from '#src/api/contract/call.ts';
import type { inviteTokenStatus } from '#src/api/contract/invite.ts';
import { APPLY_STATUS, type ApplyStatus } from '#src/config/wire.ts';
import { requiredAs, type Message } from '#src/domain/validation/message.ts';
import { checkPersonName } from '#src/domain/validation/names.ts';
import { checkPassword } from '#src/domain/validation/password.ts';

export const INVITE_FIELDS = ['area_code', 'phone', 'code', 'name', 'password', 'agreement'] as const;
export type InviteField = (typeof INVITE_FIELDS)[number];

/** A valid invitation, as its screen shows it. */
export interface Invitation {
  company: string;
  inviter: string;
  /** Filled in by the inviter; empty where the person types it. */
  name: string;
  isNameFixed: boolean;
  areaCode: string;
  phone: string;
  /** Set for an invitation for many: the number of people, and its end in milliseconds since 1970. */
  many?: { places: number; untilMs: number };
}

export type InviteScreen = 'form' | 'waiting' | 'joined' | 'success' | 'used' | 'full' | 'over' | 'unknown';

/** Whether the invited person already has an account; `unknown` for an invitation without a named person. */
export type AccountKnown = 'has' | 'none' | 'unknown';

const SCREENS: Readonly<Record<ApplyStatus, InviteScreen>> = {
  [APPLY_STATUS.joined]: 'joined',
  [APPLY_STATUS.waiting]: 'waiting',
  [APPLY_STATUS.hasAccount]: 'form',
  [APPLY_STATUS.noAccount]: 'form',
  [APPLY_STATUS.success]: 'success',
  [APPLY_STATUS.full]: 'full',
  [APPLY_STATUS.over]: 'over',
};

/** @param applyStatus one of {@link APPLY_STATUS}; a server may send others, which have no screen */
export function screenOf(applyStatus: string): InviteScreen {
  const status = Object.values(APPLY_STATUS).find((value) => value === applyStatus);
  return status === undefined ? 'unknown' : SCREENS[status];
}

export function invitationOf(reply: ReplyOf<typeof inviteTokenStatus>): Invitation {
  const { status, company_name, inviter, name, readonly_name, area_code, phone, places, until } = reply;
  return {
    company: company_name,
    inviter,
    name,
    isNameFixed: readonly_name || (status === APPLY_STATUS.hasAccount && name !== ''),
    areaCode: area_code ?? '',
    phone,
    ...(places !== undefined && until !== undefined && { many: { places, untilMs: until } }),
  };
}

export function accountOf(applyStatus: string, { phone }: Invitation): AccountKnown {
  if (applyStatus === APPLY_STATUS.hasAccount) return 'has';
  return applyStatus === APPLY_STATUS.noAccount && phone !== '' ? 'none' : 'unknown';
}

export function checkInviteField(
  field: InviteField,
  values: Readonly<Record<InviteField, string>>,
  isNameFixed: boolean,
): Message | undefined {
  switch (field) {
    case 'name':
      return isNameFixed ? undefined : checkPersonName(values.name);
    case 'password':
      // Without a password one signs in by code.
      return values.password === '' ? undefined : checkPassword(values.password);
    case 'agreement':
      return requiredAs('agreement.takenBack')(values.agreement);
    default:
      return undefined; // the form's own
  }
}
