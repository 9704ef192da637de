/** The store of closing an account, joined to this browser and to the website API. */
import { accountCancel } from '#src/api/contract/applications.ts';
import { registerPhoneCode } from '#src/api/contract/register.ts';
import { clock } from '#src/browser/clock.ts';
import { onLeave } from '#src/browser/location.ts';
import { session } from '#src/browser/storage.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createCancelAccount, type CancelAccountStore } from '#src/stores/cancel-account.ts';

export function createBrowserCancel(language: 'zh' | 'en'): CancelAccountStore {
  return createCancelAccount({
    clock,
    session,
    onLeave,
    api: {
      code: ({ areaCode, phone, voice }, signal) =>
        callApi(
          registerPhoneCode,
          { area_code: areaCode, phone, voice: voice ? 1 : 0, purpose: 'cancel' },
          { language, signal },
        ),
      cancel: (payload, signal) => callApi(accountCancel, payload, { language, signal }),
    },
  });
}
