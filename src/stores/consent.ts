/**
 * The visitor's answer about analytics, for the question and the page of privacy choices. Neutral until started, since
 * the build has no visitor.
 */
import { atom, computed } from 'nanostores';
import { privacySituation } from '#src/browser/privacy.ts';
import { local, onOtherTab } from '#src/browser/storage.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { consentOf, consentStatusOf, type Consent, type ConsentAnswer } from '#src/domain/consent.ts';

const page = {
  local,
  situation: privacySituation,
  /** Calls back when another tab of this browser has answered. */
  onOtherTab: (callback: () => void): void => void onOtherTab(localKeys.analyticsConsent, callback),
};

export function createConsent({ local, situation, onOtherTab } = page) {
  const $consent = atom<Consent | undefined>();
  const read = (): Consent => consentOf({ ...situation(), stored: local.get(localKeys.analyticsConsent) });
  const refresh = (): void => $consent.set(read());
  let isStarted = false;
  return {
    /** `undefined` until started. */
    $consent,
    /** The same, or the reason why there is nothing to answer. */
    $standing: computed($consent, (consent) => consent && consentStatusOf(situation(), consent)),
    /** Reads the answer, and follows other tabs. Idempotent. */
    start: () => {
      if (isStarted) return;
      isStarted = true;
      refresh();
      onOtherTab(refresh);
    },
    /** Reads again after another part has stored an answer. */
    refresh,
    answer(answer: ConsentAnswer) {
      // Without storage the answer applies to this page, and the next one asks again.
      const isStored = local.set(localKeys.analyticsConsent, answer);
      $consent.set(isStored ? read() : consentOf({ ...situation(), stored: answer }));
    },
    /** Removes the answer. */
    forget: () => {
      local.remove(localKeys.analyticsConsent);
      refresh();
    },
  };
}
