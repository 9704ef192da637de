/** The visitor's answer about analytics, for the line that asks, the page of privacy choices and the usage log. */
import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import type { AnalyticsConfig } from '#src/config/consent.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { consentOf, type Consent, type ConsentAnswer } from '#src/domain/consent.ts';

export interface ConsentStore {
  $consent: ReadableAtom<Consent>;
  answer(answer: ConsentAnswer): void;
  /** As if never asked. */
  forget(): void;
  /** Another tab of this browser has answered. */
  refresh(): void;
}

export interface ConsentDependencies {
  config: AnalyticsConfig;
  local: KeyValueStorage;
  timeZone: string;
  hasPrivacySignal: boolean;
}

export function createConsent({ local, ...situation }: ConsentDependencies): ConsentStore {
  const read = () => consentOf({ ...situation, stored: local.get(localKeys.analyticsConsent) });
  const $consent = atom<Consent>(read());
  return {
    $consent,
    answer(answer) {
      // Where nothing can be kept, the answer holds for this page, and the next one asks again.
      const isKept = local.set(localKeys.analyticsConsent, answer);
      $consent.set(isKept ? read() : consentOf({ ...situation, stored: answer }));
    },
    forget() {
      local.remove(localKeys.analyticsConsent);
      $consent.set(read());
    },
    refresh: () => $consent.set(read()),
  };
}
