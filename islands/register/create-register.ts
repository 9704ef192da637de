/**
 * The registration's store, joined to this browser and to the website API. Attribution and analytics are fetched once the
 * form is awake: nothing that is seen waits for them, and without them everything else goes on.
 */
import { clock } from '#src/browser/clock.ts';
import { goTo, onLeave } from '#src/browser/location.ts';
import { session, setFlag } from '#src/browser/storage.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { createRegisterApi } from '#src/stores/register-api.ts';
import { createRegister, type RegisterStore } from '#src/stores/register.ts';

const reporting = () => import('#src/browser/reporting.ts').catch(() => undefined);

export function createBrowserRegister(language: 'zh' | 'en', successPath: string): RegisterStore {
  const register = createRegister({
    api: createRegisterApi(language),
    clock,
    session,
    attribution: async () => (await reporting())?.currentAttribution() ?? {},
    track: (event) => void reporting().then((loaded) => loaded?.track(event)),
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
      void reporting().then((loaded) => loaded?.captureAttribution());
      return register.mount();
    },
  };
}
