/**
 * The page's one connection to the desktop client, whoever of its islands asks: the first to hold it opens it, the last to
 * let go closes it. Of all the tabs of this browser, one is connected.
 */
import { pageHost } from '#src/browser/page-host.ts';
import { tabHost } from '#src/browser/tabs.ts';
import { createSession } from '#src/stores/client/session.ts';

export const clientSession = createSession({
  userAgent: pageHost.userAgent,
  cookieText: pageHost.cookieText,
  hasUnsavedInput: pageHost.hasTyped,
  tab: tabHost,
});
