/** Builds the workbench's stores for this page: over the local client, or over the demo that lives in the page. */
import { pageHost } from '#src/browser/page-host.ts';
import { type KeyValueStorage, session as tabStorage } from '#src/browser/storage.ts';
import { PAYMENT_ORDER_KEY } from '#src/config/flow-keys.ts';
import { sampleShops } from '#src/config/sample-shops.ts';
import { type Checkout, createCheckout } from '#src/stores/checkout.ts';
import { createAccount, type Account } from '#src/stores/workbench/account.ts';
import { createDemoClient, type DemoTexts } from '#src/stores/workbench/demo-client.ts';
import { createFavourites, type Favourites } from '#src/stores/workbench/favourites.ts';
import { createGateway, type Gateway } from '#src/stores/workbench/gateway.ts';
import { createPlugins, type Plugins } from '#src/stores/workbench/plugins.ts';
import { createSession, type Session } from '#src/stores/workbench/session.ts';
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

export function createWorkbenchSession(networkMessage: string): Session {
  return createSession({
    networkMessage,
    userAgent: pageHost.userAgent(),
    cookieText: pageHost.cookieText,
    hasUnsavedInput: pageHost.hasTyped,
  });
}

/** What the demo pays is nobody's to find again. */
const forgetful: KeyValueStorage = { get: () => undefined, set: () => false, remove: () => undefined };

interface PartsOptions {
  session: Session;
  isDemo: boolean;
  demoTexts: DemoTexts;
  fallback: string;
}

export function createParts({ session, isDemo, demoTexts, fallback }: PartsOptions): Parts {
  const client = isDemo
    ? createDemoClient({ shops: sampleShops, texts: demoTexts, after: pageHost.after, random: Math.random })
    : session.client;
  const parts = {
    shops: createShops({ client, fallback, nextFrame: pageHost.nextFrame }),
    favourites: createFavourites(client, fallback),
    plugins: createPlugins(client, fallback),
    gateway: createGateway(client, fallback),
    account: createAccount(client, fallback),
    system: createSystem(client, fallback),
    payment: createCheckout({
      client,
      session: isDemo ? forgetful : tabStorage,
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
