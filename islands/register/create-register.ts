/** The registration's store, joined to this browser and to the website API. */
import { registerAdd, registerCheckReferrer, registerPhoneCode } from '#src/api/contract/register.ts';
import { track } from '#src/browser/analytics.ts';
import { clock } from '#src/browser/clock.ts';
import { currentOrigin, goTo, onLeave, queryParameters, referrer } from '#src/browser/location.ts';
import { promisedMore } from '#src/browser/put-coupon.ts';
import { session, setFlag } from '#src/browser/storage.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { chatUserOfForm } from '#src/domain/chat/user.ts';
import { maskPhone, writeNewAccount } from '#src/domain/new-account.ts';
import { referralOf } from '#src/domain/referral.ts';
import { registrationOrigin } from '#src/domain/registration-origin.ts';
import { callApi } from '#src/stores/call-api.ts';
import { noteVisitor } from '#src/stores/page/chat-user.ts';
import { pageAttribution } from '#src/stores/page/attribution.ts';
import { createRegister, type RegisterStore } from '#src/stores/register.ts';

export function createBrowserRegister(language: 'zh' | 'en', successPath: string): RegisterStore {
  const register = createRegister({
    api: {
      phoneCode: (payload, signal) =>
        callApi(registerPhoneCode, { ...payload, purpose: 'register' }, { language, signal }),
      checkReferrer: (payload, signal) => callApi(registerCheckReferrer, payload, { language, signal }),
      async add(payload, signal) {
        const outcome = await callApi(registerAdd, payload, { language, signal });
        if (outcome.ok) noteVisitor(chatUserOfForm(payload));
        return outcome;
      },
    },
    clock,
    session,
    attribution: () => pageAttribution.$attribution.get(),
    invitedBy: () => referralOf(queryParameters()),
    track,
    where: () => registrationOrigin(referrer(), currentOrigin()),
    onLeave,
    onRegistered({ phone, coupon }) {
      const account = { phone: maskPhone(phone), base: coupon, more: promisedMore() };
      session.set(sessionKeys.newAccount, writeNewAccount(account));
      setFlag(localKeys.hasRegistered);
      goTo(successPath);
    },
  });
  return {
    ...register,
    mount() {
      setFlag(localKeys.hasViewedRegister);
      pageAttribution.capture();
      return register.mount();
    },
  };
}
