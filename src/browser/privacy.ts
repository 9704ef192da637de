/** The browser's privacy signal and time zone, and its answer about statistics, which they may override. */
import { analyticsConfig } from '#src/config/consent.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { consentOf, type Consent, type PrivacySituation } from '#src/domain/consent.ts';
import { local } from './storage.ts';

function hasPrivacySignal(): boolean {
  // Not in the type library yet: https://w3c.github.io/gpc/
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** IANA name of the time zone, empty where the browser hides it. */
function timeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return ''; // a broken system clock configuration
  }
}

/** 128 random bits, as hex; works on plain http too, where randomUUID does not. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export const privacySituation = (): PrivacySituation => ({
  config: analyticsConfig,
  timeZone,
  hasPrivacySignal: hasPrivacySignal(),
});

export const storedConsent = (): Consent =>
  consentOf({ ...privacySituation(), stored: local.get(localKeys.analyticsConsent) });
