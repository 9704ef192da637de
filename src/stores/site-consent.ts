/** The consent of this page's visitor; every part of the page that asks gets the same one. */
import { hasPrivacySignal, timeZone } from '#src/browser/privacy.ts';
import { local } from '#src/browser/storage.ts';
import { analyticsConfig } from '#src/config/consent.ts';
import { createConsent } from './consent.ts';

export const siteConsent = createConsent({
  config: analyticsConfig,
  local,
  timeZone: timeZone(),
  hasPrivacySignal: hasPrivacySignal(),
});
