/** Everything that stores need of the browser, in one object; tests pass `testHost()` instead. */
import { track } from './analytics.ts';
import { copyText } from './clipboard.ts';
import { clock } from './clock.ts';
import {
  currentAddress,
  currentAnchor,
  currentOrigin,
  goTo,
  onAnchor,
  onLeave,
  queryParameters,
  referrer,
  scrollToAnchor,
  setParameters,
} from './location.ts';
import { local, session, setFlag } from './storage.ts';

export const browserHost = {
  clock,
  local,
  session,
  setFlag,
  address: currentAddress,
  anchor: currentAnchor,
  onAnchor,
  scrollToAnchor,
  origin: currentOrigin,
  query: queryParameters,
  referrer,
  setParameters,
  goTo,
  onLeave,
  copyText,
  track,
};

export type Host = typeof browserHost;
