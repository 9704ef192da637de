/** The privacy choices of this page, one for the islands that show them. */
import { readCookie, removeCookie } from '#src/browser/cookies.ts';
import { dropParameters, reloadPage } from '#src/browser/location.ts';
import { local, session } from '#src/browser/storage.ts';
import { createPrivacyChoices } from './store.ts';
import { pageAttribution } from '#src/stores/page/attribution.ts';
import { pageConsent } from '#src/stores/page/consent.ts';

export const pagePrivacyChoices = createPrivacyChoices({
  capture: () => void pageAttribution.capture(),
  readCookie,
  removeCookie,
  dropParameters,
  forgetConsent: pageConsent.forget,
  reload: reloadPage,
  local,
  session,
});
