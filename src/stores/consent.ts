/**
 * The visitor's answer about analytics, for the line that asks and the page of privacy choices. Neutral until it is
 * started: at build there is no visitor.
 */
import { atom, computed } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import {
  consentOf,
  standingOf,
  type Consent,
  type ConsentAnswer,
  type PrivacySituation,
} from '#src/domain/consent.ts';

export interface ConsentDependencies {
  local: KeyValueStorage;
  situation: () => PrivacySituation;
  /** Calls back when another tab of this browser has answered. */
  onOtherTab: (callback: () => void) => void;
}

export function createConsent({ local, situation, onOtherTab }: ConsentDependencies) {
  const $consent = atom<Consent | undefined>();
  const read = (): Consent => consentOf({ ...situation(), stored: local.get(localKeys.analyticsConsent) });
  const refresh = (): void => $consent.set(read());
  let isStarted = false;
  return {
    /** `undefined` until started. */
    $consent,
    /** The same, or why there is nothing to answer. */
    $standing: computed($consent, (consent) => consent && standingOf(situation(), consent)),
    /** Looks, and follows what other tabs are told. Doing it again changes nothing. */
    start() {
      if (isStarted) return;
      isStarted = true;
      refresh();
      onOtherTab(refresh);
    },
    /** Looks again, after an answer has been stored from elsewhere. */
    refresh,
    answer(answer: ConsentAnswer) {
      // Where nothing can be kept, the answer holds for this page, and the next one asks again.
      const isKept = local.set(localKeys.analyticsConsent, answer);
      $consent.set(isKept ? read() : consentOf({ ...situation(), stored: answer }));
    },
    /** As if never asked. */
    forget: () => {
      local.remove(localKeys.analyticsConsent);
      refresh();
    },
  };
}
