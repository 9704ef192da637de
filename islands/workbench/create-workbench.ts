/** Builds the stores of the workbench's panels for this page. */
import { pageHost } from '#src/browser/page-host.ts';
import { type KeyValueStorage, session as tabStorage } from '#src/browser/storage.ts';
import { PAYMENT_ORDER_KEY } from '#src/config/flow-keys.ts';
import type { ClientLogin } from '#src/domain/chat/user.ts';
import { type Checkout, createCheckout } from '#src/stores/checkout.ts';
import { noteClientFacts, noteClientUser } from '#src/stores/page/chat-user.ts';
import { createAccount, type Account } from '#src/stores/workbench/account.ts';
import type { WorkbenchClient } from '#src/stores/workbench/client.ts';
import { createFavourites, type Favourites } from '#src/stores/workbench/favourites.ts';
import { createGateway, type Gateway } from '#src/stores/workbench/gateway.ts';
import { createPlugins, type Plugins } from '#src/stores/workbench/plugins.ts';
import { createShops, type Shops } from '#src/stores/workbench/shops.ts';
import { createSystem, type System } from '#src/stores/workbench/system.ts';

export interface Parts {
  shops: Shops;
  favourites: Favourites;
  plugins: Plugins;
  gateway: Gateway;
  account: Account;
  system: System;
  payment: Checkout;
  /** Reads again what the panels show, after the connection was gone for a while. */
  refresh: () => Promise<void>;
  dispose: () => void;
}

export interface Source {
  client: WorkbenchClient;
  /** Keeps an order for the tab. */
  storage: KeyValueStorage;
  onLogin: (login: ClientLogin) => void;
}

export function createClientParts(client: WorkbenchClient, fallback: string): Parts {
  const parts = createParts({ client, storage: tabStorage, onLogin }, fallback);
  const noteVersion = (): void => {
    const { version } = parts.system.$state.get();
    if (version !== undefined) noteClientFacts({ version });
  };
  parts.system.$state.listen(noteVersion);
  return parts;

  /** Customer service is told who it is, with which client on which machine. */
  function onLogin(login: ClientLogin): void {
    noteClientUser(login);
    if (!login.signedIn || login.isGuest) return;
    noteVersion();
    client.clientAuthentication.getMachineInfo().then(
      ({ machineId }) => {
        if (machineId !== undefined) noteClientFacts({ machineString: machineId });
      },
      () => undefined, // an older client does not tell; nothing depends on it
    );
  }
}

export function createParts({ client, storage, onLogin }: Source, fallback: string): Parts {
  const parts = {
    shops: createShops({ client, fallback, nextFrame: pageHost.nextFrame }),
    favourites: createFavourites(client, fallback),
    plugins: createPlugins(client, fallback),
    gateway: createGateway(client, fallback),
    account: createAccount(client, fallback, onLogin),
    system: createSystem(client, fallback),
    payment: createCheckout({
      client,
      session: storage,
      key: PAYMENT_ORDER_KEY,
      fallback,
      newOrderId: pageHost.newOrderId,
    }),
  };
  return {
    ...parts,
    async refresh() {
      const { account, shops, favourites, gateway, system, plugins } = parts;
      await Promise.all([account, shops, favourites, gateway, system].map((part) => part.load()));
      await plugins.load(account.$login.get().isGuest);
    },
    dispose() {
      for (const part of Object.values(parts)) part.dispose();
    },
  };
}
