/**
 * The visitor's answer about analytics, for the line that asks and the page of privacy choices. Neutral until it is
 * started: at build there is no visitor.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import {
  consentOf,
  standingOf,
  type Consent,
  type ConsentAnswer,
  type ConsentStanding,
  type PrivacySituation,
} from '#src/domain/consent.ts';

export interface ConsentStore {
  /** `undefined` until started. */
  $consent: ReadableAtom<Consent | undefined>;
  /** The same, or why there is nothing to answer. */
  $standing: ReadableAtom<ConsentStanding | undefined>;
  /** Looks, and follows what other tabs are told. Doing it again changes nothing. */
  start: () => void;
  answer: (answer: ConsentAnswer) => void;
  /** Looks again, after an answer has been stored from elsewhere. */
  refresh: () => void;
  /** As if never asked. */
  forget: () => void;
}

export interface ConsentDependencies {
  local: KeyValueStorage;
  situation: () => PrivacySituation;
  /** Calls back when another tab of this browser has answered. */
  onOtherTab: (callback: () => void) => void;
}

export function createConsent({ local, situation, onOtherTab }: ConsentDependencies): ConsentStore {
  const $consent = atom<Consent | undefined>();
  const read = (): Consent => consentOf({ ...situation(), stored: local.get(localKeys.analyticsConsent) });
  const refresh = (): void => $consent.set(read());
  let isStarted = false;
  return {
    $consent,
    $standing: computed($consent, (consent) => consent && standingOf(situation(), consent)),
    start() {
      if (isStarted) return;
      isStarted = true;
      refresh();
      onOtherTab(refresh);
    },
    refresh,
    answer(answer) {
      // Where nothing can be kept, the answer holds for this page, and the next one asks again.
      const isKept = local.set(localKeys.analyticsConsent, answer);
      $consent.set(isKept ? read() : consentOf({ ...situation(), stored: answer }));
    },
    forget() {
      local.remove(localKeys.analyticsConsent);
      refresh();
    },
  };
}
