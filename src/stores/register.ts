/**
 * Free registration: a verified form with the referrer's check before the account. The screen hands over what was typed and
 * shows the atoms; nothing here touches the page. A referrer who does not exist holds the registration up once, with a
 * question: the visitor goes on without one, or corrects the entry.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import type { registerAdd, registerCheckReferrer, registerPhoneCode } from '#src/api/contract/register.ts';
import type { TrackedEvent } from '#src/browser/analytics.ts';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import type { Attribution } from '#src/domain/attribution-fields.ts';
import {
  checkRegisterField,
  REGISTER_DRAFT_FIELDS,
  REGISTER_FIELDS,
  registrationRequest,
  type RegisterField,
  type RegisterValues,
} from '#src/domain/registration.ts';
import type { Outcome } from './outcome.ts';
import { createVerifiedForm, type VerifiedForm } from './verified-form.ts';

export type ReferrerAnswer = 'continue' | 'correct';

type Account = ReplyOf<typeof registerAdd>;

/** The calls of the registration, as the contract has them. */
export interface RegisterApi {
  phoneCode: (
    payload: RequestOf<typeof registerPhoneCode>,
    signal: AbortSignal,
  ) => Promise<Outcome<ReplyOf<typeof registerPhoneCode>>>;
  checkReferrer: (
    payload: RequestOf<typeof registerCheckReferrer>,
    signal: AbortSignal,
  ) => Promise<Outcome<ReplyOf<typeof registerCheckReferrer>>>;
  add: (payload: RequestOf<typeof registerAdd>, signal: AbortSignal) => Promise<Outcome<Account>>;
}

export interface RegisterStore extends VerifiedForm<RegisterField> {
  /** Whether 'The referrer ID you filled in is invalid, continue to register?' is being asked. */
  $isAskingReferrer: ReadableAtom<boolean>;
  answerReferrer: (answer: ReferrerAnswer) => void;
}

export interface RegisterDependencies {
  api: RegisterApi;
  clock: Clock;
  session: KeyValueStorage;
  /** Who sent the visitor, as far as it is known. */
  attribution: () => Attribution;
  /** The referral ID that the link of an invitation brought; empty without one. */
  invitedBy: () => string;
  track: (event: TrackedEvent) => void;
  /** Where on the site, or outside of it, the registration began. */
  where: () => string;
  /** Calls back when the visitor leaves the page. @returns stops that */
  onLeave: (callback: () => void) => () => void;
  /** After the account was opened: remembers it and leads on. */
  onRegistered: (account: OpenedAccount) => void;
}

interface OpenedAccount {
  phone: string;
  /** In yuan. */
  coupon: number;
}

const EVENT = { page_name: 'register', button_name: 'register' } as const;

export function createRegister({
  api,
  clock,
  session,
  attribution,
  invitedBy,
  track,
  where,
  onLeave,
  onRegistered,
}: RegisterDependencies): RegisterStore {
  const $isAskingReferrer = atom(false);
  let giveAnswer: ((answer: ReferrerAnswer) => void) | undefined;
  /** The referrer that the visitor chose to go on without. */
  let waived = '';

  function askReferrer(signal: AbortSignal): Promise<ReferrerAnswer> {
    $isAskingReferrer.set(true);
    return new Promise<ReferrerAnswer>((resolve) => {
      giveAnswer = resolve;
      signal.addEventListener('abort', () => resolve('correct'), { once: true });
    }).finally(() => $isAskingReferrer.set(false));
  }

  async function send(values: RegisterValues, signal: AbortSignal): Promise<Outcome<OpenedAccount>> {
    const request = registrationRequest(values, attribution());
    if (request.referral !== '' && request.referral !== waived) {
      const checked = await api.checkReferrer({ referral: request.referral }, signal);
      if (!checked.ok && checked.complaint?.field !== 'referral') return checked;
      if (!checked.ok || !checked.data.valid) {
        if ((await askReferrer(signal)) === 'correct')
          return { ok: false, complaint: { field: 'referral', message: { key: 'referral.correct' } } };
        waived = request.referral;
      }
    }
    if (request.referral === waived) request.referral = '';
    const outcome = await api.add(request, signal);
    return outcome.ok ? { ok: true, data: { phone: request.phone, coupon: outcome.data.coupon } } : outcome;
  }

  const form = createVerifiedForm<RegisterField, OpenedAccount>({
    fields: REGISTER_FIELDS,
    check: checkRegisterField,
    dependents: { type: ['company_name'] },
    clock,
    session,
    countdownKey: sessionKeys.registerCodeDeadline,
    draftKey: sessionKeys.registerDraft,
    draftFields: REGISTER_DRAFT_FIELDS,
    sendCode: ({ areaCode, phone, voice }, signal) =>
      api.phoneCode({ area_code: areaCode, phone, voice: voice ? 1 : 0 }, signal),
    send,
    onDone(account) {
      track({ ...EVENT, register_where: where() });
      onRegistered(account);
    },
    onFailed: (reason) => track({ ...EVENT, register_where: where(), fail_reason: reason }),
    onLeave,
  });

  return {
    ...form,
    $isAskingReferrer,
    answerReferrer: (answer) => giveAnswer?.(answer),
    draft() {
      const referral = invitedBy();
      // What the visitor typed counts for more than what the link brought.
      return { ...(referral && { referral }), ...form.draft() };
    },
    change(field, values) {
      form.change(field, values);
      const isTakenBack = field === 'agreement' && values.agreement === '';
      if (isTakenBack) form.set('agreement', { key: 'agreement.takenBack' });
    },
  };
}
