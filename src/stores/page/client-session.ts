/**
 * The page's one connection to the desktop client, shared by its islands: the first to hold it opens it, the last to
 * let go closes it. Of all the tabs of this browser, one is connected. That it is lost is told on whatever page it was.
 */
import { pageHost } from '#src/browser/page-host.ts';
import { tabHost } from '#src/browser/tabs.ts';
import { createSession, tellLosses } from '#src/stores/client/session.ts';
import { dismissNotice, notify } from './shared.ts';

export const clientSession = createSession({
  userAgent: pageHost.userAgent,
  cookieText: pageHost.cookieText,
  hasUnsavedInput: pageHost.hasTyped,
  reloadOnClose: pageHost.mayReload,
  tab: tabHost,
});

tellLosses(clientSession, {
  onLost: () => notify({ kind: -3, retry: clientSession.connect }),
  onBack: dismissNotice,
});
