/**
 * Free registration: a form with a phone; the referrer is checked before the account is opened. For an unknown referrer
 * the form asks once: the visitor continues without one, or corrects the entry.
 */
import { atom } from 'nanostores';
import { registerAdd, registerCheckReferrer, registerPhoneCode } from '#src/api/contract/register.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { chatUserOfForm } from '#src/domain/chat/user.ts';
import { maskPhone, writeNewAccount, type NewAccount } from '#src/domain/new-account.ts';
import { referralOf } from '#src/domain/referral.ts';
import { createForm } from '#src/stores/form.ts';
import type { Outcome } from '#src/stores/call-api.ts';
import { createSignedIn } from '#src/stores/signed-in.ts';
import type { SiteHost } from '#src/stores/site-host.ts';
import {
  checkRegisterField,
  REGISTER_DRAFT_FIELDS,
  REGISTER_FIELDS,
  registrationOrigin,
  registrationRequest,
  type RegisterField,
  type RegisterValues,
} from './rules.ts';

export function createRegister({ host, successPath }: { host: SiteHost; successPath: string }) {
  const $isAskingReferrer = atom(false);
  const signedIn = createSignedIn(host.local, () => host.clock.wallMs());
  let answerReferrer: ((isContinuing: boolean) => void) | undefined;
  /** The referrer that the visitor chose to continue without. */
  let skippedReferral = '';
  const event = () => ({
    page_name: 'register',
    button_name: 'register',
    register_where: registrationOrigin(host.referrer(), host.origin()),
  });

  /** @returns whether to continue without a referrer */
  function askReferrer(signal: AbortSignal): Promise<boolean> {
    $isAskingReferrer.set(true);
    return new Promise<boolean>((resolve) => {
      answerReferrer = resolve;
      signal.addEventListener('abort', () => resolve(false), { once: true });
    }).finally(() => $isAskingReferrer.set(false));
  }

  async function send(values: RegisterValues, signal: AbortSignal): Promise<Outcome<NewAccount>> {
    const request = registrationRequest(values, host.attribution.$attribution.get());
    if (request.referral !== '' && request.referral !== skippedReferral) {
      const checked = await host.callApi(registerCheckReferrer, { referral: request.referral }, signal);
      if (!checked.ok && checked.complaint?.field !== 'referral') return checked;
      if (!checked.ok || !checked.data.valid) {
        if (!(await askReferrer(signal)))
          return { ok: false, complaint: { field: 'referral', message: { key: 'referral.correct' } } };
        skippedReferral = request.referral;
      }
    }
    if (request.referral === skippedReferral) request.referral = '';
    const outcome = await host.callApi(registerAdd, request, signal);
    if (!outcome.ok) return outcome;
    const { coupon, coupon_more, referral_code, session } = outcome.data;
    host.noteVisitor({ ...chatUserOfForm(request, 'registration'), customerToken: referral_code });
    // A new account of the site's own is signed in.
    if (session) signedIn.remember(request.user_name, { referral: referral_code, session });
    return { ok: true, data: { phone: maskPhone(request.phone), base: coupon, more: coupon_more } };
  }

  const form = createForm<RegisterField, NewAccount>({
    host,
    fields: REGISTER_FIELDS,
    check: checkRegisterField,
    dependents: { type: ['company_name'] },
    draft: { key: sessionKeys.registerDraft, fields: REGISTER_DRAFT_FIELDS },
    phone: {
      key: sessionKeys.registerCodeDeadline,
      send: (request, signal) => host.callApi(registerPhoneCode, { ...request, purpose: 'register' }, signal),
    },
    send,
    onDone(account) {
      host.track(event());
      host.session.set(sessionKeys.newAccount, writeNewAccount(account));
      host.setFlag(localKeys.hasRegistered);
      host.goTo(successPath);
    },
    onFailed: (fail_reason) => host.track({ ...event(), fail_reason }),
  });

  return {
    ...form,
    /** Whether the question 'The referrer ID you filled in is invalid, continue to register?' is shown. */
    $isAskingReferrer,
    /** @param isContinuing whether to continue without a referrer; otherwise the visitor corrects the entry */
    answerReferrer: (isContinuing: boolean) => answerReferrer?.(isContinuing),
    draft() {
      const referral = referralOf(host.query());
      // A typed referrer overrides the link's.
      return { ...(referral && { referral }), ...form.draft() };
    },
    change(field: RegisterField, values: RegisterValues) {
      form.change(field, values);
      const isTakenBack = field === 'agreement' && values.agreement === '';
      if (isTakenBack) form.set('agreement', { key: 'agreement.takenBack' });
    },
    mount() {
      host.setFlag(localKeys.hasViewedRegister);
      host.attribution.capture();
      return form.mount();
    },
  };
}
