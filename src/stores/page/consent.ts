/** The consent of this page's visitor, one for all of its islands; statistics follow it. */
import { privacySituation } from '#src/browser/consent.ts';
import { local, onOtherTab } from '#src/browser/storage.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { createConsent } from '#src/stores/consent.ts';
import { runStatistics } from './statistics.ts';

export const pageConsent = createConsent({
  local,
  situation: privacySituation,
  onOtherTab: (callback) => onOtherTab(localKeys.analyticsConsent, callback),
});

pageConsent.$consent.listen((consent) => runStatistics(consent === 'granted'));
