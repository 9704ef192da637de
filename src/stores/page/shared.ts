/** What is one for the page and small: its sender, who is signed in, the network, notices, the answer about statistics, what is in view. */
import { atom, onMount } from 'nanostores';
import { captureAttribution, currentAttribution } from '#src/browser/attribution.ts';
import { privacySituation } from '#src/browser/consent.ts';
import { isOnline, onNetworkChange } from '#src/browser/network.ts';
import { onOpened } from '#src/browser/opened.ts';
import { local, onOtherTab, tellPage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { NO_SENDER } from '#src/domain/attribution-fields.ts';
import { createConsent } from '#src/stores/consent.ts';
import { createNotices } from '#src/stores/notices.ts';
import { createOverlays } from '#src/stores/overlays.ts';
import { createSignedIn } from '#src/stores/signed-in.ts';
import { runStatistics } from './statistics.ts';

/** Empty until the page has been looked at, so that what was rendered at build and what wakes over it agree. */
const $attribution = atom(NO_SENDER);

/** Who sent the visitor, for all that shows or sends it; an unknown sender is no reason to hold up anything. */
export const pageAttribution = {
  $attribution,
  /** Keeps what the address brought and reads what is known. Doing it again reads anew. @returns what is known */
  capture() {
    captureAttribution();
    $attribution.set(currentAttribution());
    return $attribution.get();
  },
};

export const pageSignedIn = createSignedIn(local, Date.now, () => tellPage(SIGNED_IN_KEY));

/** `true` of a browser may be wrong, so only `false` is shown. */
const $isOffline = atom(false);
onMount($isOffline, () => {
  if (import.meta.env.SSR) return undefined;
  $isOffline.set(!isOnline());
  return onNetworkChange((isBack) => $isOffline.set(!isBack));
});

/** `notify` is called with something to tell, and one live region shows it. */
export const { $notice, notify, dismissNotice } = createNotices($isOffline);

export const pageOverlays = createOverlays(onOpened);

export const pageConsent = createConsent({
  local,
  situation: privacySituation,
  onOtherTab: (callback) => onOtherTab(localKeys.analyticsConsent, callback),
});

pageConsent.$consent.listen((consent) => runStatistics(consent === 'granted'));
