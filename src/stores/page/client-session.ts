/**
 * The page's one connection to the desktop client, shared by its islands: the first holder opens it, the last closes
 * it. Of this browser's tabs one is connected. Every page reports its loss.
 */
import { pageHost } from '#src/browser/page-host.ts';
import { tabHost } from '#src/browser/tabs.ts';
import { createSession, reportLosses } from '#src/stores/client/session.ts';
import { dismissNotice, notify } from './shared.ts';

export const clientSession = createSession({ ...pageHost, tab: tabHost });

reportLosses(clientSession, {
  onLost: () => notify({ kind: -3, retry: clientSession.connect }),
  onRestored: dismissNotice,
});
