/**
 * Topping up inside the client: combines connection, account and order into what is shown. A lost connection is also
 * reported by a notice, since the visitor may be looking elsewhere.
 */
import { computed } from 'nanostores';
import { pageHost } from '#src/browser/page-host.ts';
import { session as tabStorage } from '#src/browser/storage.ts';
import { RECHARGE_ORDER_KEY } from '#src/config/flow-keys.ts';
import { createCheckout } from '#src/stores/checkout.ts';
import { createAccount } from '#src/stores/client/account.ts';
import { isLockElsewhere } from '#src/stores/client/client-lock.ts';
import { isConnected } from '#src/stores/client/session.ts';
import { noteClientUser } from '#src/stores/page/chat-user.ts';
import { clientSession } from '#src/stores/page/client-session.ts';

/** `guest`: connected, but may not pay; `elsewhere`: another tab is connected. */
export type RechargeConnection =
  | 'connecting'
  | 'elsewhere'
  | 'asks'
  | 'denied'
  | 'failed'
  | 'guest'
  | 'ready';

export type Recharge = ReturnType<typeof createRecharge>;

const page = {
  session: clientSession,
  /** Keeps the order for the tab. */
  storage: tabStorage,
  newOrderId: pageHost.newOrderId,
  onLogin: noteClientUser,
};

export function createRecharge(networkMessage: string, dependencies = page) {
  const { session, storage, newOrderId, onLogin } = dependencies;
  const { client, release } = session.hold(networkMessage);
  const checkout = createCheckout({
    client,
    session: storage,
    key: RECHARGE_ORDER_KEY,
    fallback: networkMessage,
    newOrderId,
  });
  const account = createAccount(client, networkMessage, onLogin);
  let wasConnected = false;
  const endListening = session.$diagnosis.subscribe((diagnosis) => {
    const isNowConnected = isConnected(diagnosis);
    if (isNowConnected === wasConnected) return;
    wasConnected = isNowConnected;
    // Another user may have signed in while the connection was lost.
    if (isNowConnected) void account.load();
  });

  return {
    ...checkout,
    $connection: computed(
      [session.$lock, session.$diagnosis, account.$load, account.$login],
      (lock, diagnosis, load, login): RechargeConnection => {
        if (isLockElsewhere(lock)) return 'elsewhere';
        if (isConnected(diagnosis)) {
          if (load === 'loading') return 'connecting';
          // A client that does not say who is signed in makes its own refusals.
          return load === 'ready' && !login.signedIn ? 'guest' : 'ready';
        }
        switch (diagnosis.code) {
          case 'working':
            return 'connecting';
          case 'browser-denied':
            return 'denied';
          case 'browser-asks':
          case 'browser-unanswered':
            return 'asks';
          default:
            return 'failed';
        }
      },
    ),
    connect: session.connect,
    /** Makes another tab release the client. */
    takeOver: session.takeOver,
    dispose: () => {
      endListening();
      checkout.dispose();
      account.dispose();
      release();
    },
  };
}
