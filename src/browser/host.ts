/** What stores need of the browser, in one object: it is given to them whole, and tests give `testHost()` in its place. */
import { track } from './analytics.ts';
import { copyText } from './clipboard.ts';
import { clock } from './clock.ts';
import {
  currentAddress,
  currentOrigin,
  goTo,
  onLeave,
  queryParameters,
  referrer,
  replaceAddress,
  replacePage,
} from './location.ts';
import { isOnline, onNetworkChange } from './network.ts';
import { local, session, setFlag } from './storage.ts';

export const browserHost = {
  clock,
  local,
  session,
  setFlag,
  address: currentAddress,
  origin: currentOrigin,
  query: queryParameters,
  referrer,
  goTo,
  replacePage,
  replaceAddress,
  onLeave,
  isOnline,
  onNetworkChange,
  copyText,
  track,
};

export type Host = typeof browserHost;
