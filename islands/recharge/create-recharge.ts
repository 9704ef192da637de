/** The top-up's store, joined to this page. Loaded only where the desktop client has left a session. */
import { pageHost } from '#src/browser/page-host.ts';
import { session } from '#src/browser/storage.ts';
import { noteClientUser } from '#src/stores/page/chat-user.ts';
import { clientSession } from '#src/stores/page/client-session.ts';
import { createRecharge, type Recharge } from './store.ts';

export function createBrowserRecharge(networkMessage: string): Recharge {
  return createRecharge({
    session: clientSession,
    networkMessage,
    storage: session,
    newOrderId: pageHost.newOrderId,
    onLogin: noteClientUser,
  });
}
