/** The registration's store, joined to this browser and to the website API. */
import { registerAdd, registerCheckReferrer, registerPhoneCode } from '#src/api/contract/register.ts';
import { track } from '#src/browser/analytics.ts';
import { clock } from '#src/browser/clock.ts';
import { goTo, onLeave } from '#src/browser/location.ts';
import { session, setFlag } from '#src/browser/storage.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { callApi } from '#src/stores/call-api.ts';
import { pageAttribution } from '#src/stores/page/attribution.ts';
import { createRegister, type RegisterStore } from '#src/stores/register.ts';

export function createBrowserRegister(language: 'zh' | 'en', successPath: string): RegisterStore {
  const register = createRegister({
    api: {
      phoneCode: (payload, signal) =>
        callApi(registerPhoneCode, { ...payload, purpose: 'register' }, { language, signal }),
      checkReferrer: (payload, signal) => callApi(registerCheckReferrer, payload, { language, signal }),
      add: (payload, signal) => callApi(registerAdd, payload, { language, signal }),
    },
    clock,
    session,
    attribution: () => pageAttribution.$attribution.get(),
    track,
    onLeave,
    onRegistered(coupon) {
      session.set(sessionKeys.newCoupon, String(coupon));
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
