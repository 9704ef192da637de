/** Small stores of the page: attribution, sign-in, network, notices, the answer about statistics, overlays. */
import { atom, onMount } from 'nanostores';
import { captureAttribution, currentAttribution } from '#src/browser/attribution.ts';
import { isOnline, onNetworkChange } from '#src/browser/network.ts';
import { onOpened } from '#src/browser/opened.ts';
import { local, notifyThisPage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { NO_ATTRIBUTION } from '#src/domain/attribution-fields.ts';
import { createConsent } from '#src/stores/consent.ts';
import { createNotices } from '#src/stores/notices.ts';
import { createOverlays } from '#src/stores/overlays.ts';
import { createSignedIn } from '#src/stores/signed-in.ts';
import { runStatistics } from './statistics.ts';

/** Empty until the address is read, so that the built HTML and hydration agree. */
const $attribution = atom(NO_ATTRIBUTION);

/** Who sent the visitor; an unknown sender delays nothing. */
export const pageAttribution = {
  $attribution,
  /** Stores the address's parameters and reads the cookies; each call reads again. @returns what is known */
  capture() {
    captureAttribution();
    $attribution.set(currentAttribution());
    return $attribution.get();
  },
};

export const pageSignedIn = createSignedIn(local, Date.now, () => notifyThisPage(SIGNED_IN_KEY));

/** The browser's `true` may be wrong, so only `false` is shown. */
const $isOffline = atom(false);
onMount($isOffline, () => {
  if (import.meta.env.SSR) return undefined;
  $isOffline.set(!isOnline());
  return onNetworkChange((isBack) => $isOffline.set(!isBack));
});

/** `notify` shows a notice in the page's live region. */
export const { $notice, notify, dismissNotice } = createNotices($isOffline);

export const pageOverlays = createOverlays(onOpened);

export const pageConsent = createConsent();

pageConsent.$consent.listen((consent) => runStatistics(consent === 'granted'));
