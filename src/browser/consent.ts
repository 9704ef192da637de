/** Reads this browser's answer about statistics, and the signals that override it. */
import { analyticsConfig } from '#src/config/consent.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { consentOf, type Consent, type PrivacySituation } from '#src/domain/consent.ts';
import { hasPrivacySignal, timeZone } from './privacy.ts';
import { local } from './storage.ts';

export const privacySituation = (): PrivacySituation => ({
  config: analyticsConfig,
  timeZone,
  hasPrivacySignal: hasPrivacySignal(),
});

export const storedConsent = (): Consent =>
  consentOf({ ...privacySituation(), stored: local.get(localKeys.analyticsConsent) });
