/** Builds the stores of the workbench's panels for this page. */
import { atom } from 'nanostores';
import { clock } from '#src/browser/clock.ts';
import { onUncaughtFault } from '#src/browser/page-errors.ts';
import { pageHost } from '#src/browser/page-host.ts';
import { type KeyValueStorage, session as tabStorage } from '#src/browser/storage.ts';
import { PAYMENT_ORDER_KEY } from '#src/config/flow-keys.ts';
import type { ClientLogin } from '#src/domain/chat/user.ts';
import { isOpen } from '#src/domain/order.ts';
import { createCheckout } from '#src/stores/checkout.ts';
import { noteClientFacts, noteClientUser } from '#src/stores/page/chat-user.ts';
import { clientSession } from '#src/stores/page/client-session.ts';
import { createAccount } from '#src/stores/client/account.ts';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createCallLog } from './logs/call-log.ts';
import { createFacts, createSystem, fetchReleaseNotes } from './system/system.ts';
import { createFaultReports, createUsage } from './client-reports.ts';
import { createFavourites } from './favourites/favourites.ts';
import { createGateway, createNetworkPaths } from './network/network.ts';
import { createClientSessionStorage, shareWithClient } from './share-with-client.ts';
import { createMessages } from './system/messages.ts';
import type { Question } from './panel.tsx';
import { createPlugins } from './plugins/plugins.ts';
import { createSelection, createShopSets } from './shops/selection.ts';
import { createShopDetail } from './shops/shop-detail.ts';
import { createShops } from './shops/shops.ts';

export type Parts = ReturnType<typeof createParts>;

export interface Source {
  client: WorkbenchClient;
  storage: KeyValueStorage;
  onLogin: (login: ClientLogin) => void;
  /** The state of the connection, for support. */
  connection: () => string;
  fetchNotes?: typeof fetchReleaseNotes;
}

export function createClientParts(client: WorkbenchClient, fallback: string): Parts {
  const connection = () => clientSession.$diagnosis.get().code;
  const parts = createParts(
    { client, storage: tabStorage, onLogin, connection, fetchNotes: fetchReleaseNotes },
    fallback,
  );
  const noteVersion = (): void => {
    const { version } = parts.system.$state.get();
    if (version !== undefined) noteClientFacts({ version });
  };
  const reportFault = createFaultReports(parts.log.client);
  const leaving = new AbortController();
  const ends = [
    () => leaving.abort(),
    parts.system.$state.listen(noteVersion),
    shareWithClient(parts.log.client, parts.network),
    onUncaughtFault(({ message }) => reportFault(message)),
  ];
  return {
    ...parts,
    dispose() {
      for (const end of ends) end();
      parts.dispose();
    },
  };

  /** Tells customer service the user, the client and the computer. */
  function onLogin(login: ClientLogin): void {
    noteClientUser(login);
    if (!login.signedIn || login.isGuest) return;
    noteVersion();
    client.clientAuthentication.getMachineInfo({ signal: leaving.signal }).then(
      ({ machineId }) => {
        if (machineId !== undefined) noteClientFacts({ machineString: machineId });
      },
      () => undefined, // an older client does not tell; nothing depends on it
    );
  }
}

export function createParts(
  { client: unloggedClient, storage, onLogin, connection, fetchNotes }: Source,
  fallback: string,
) {
  const { nextFrame } = pageHost;
  const log = createCallLog(unloggedClient, nextFrame, clock);
  const { client } = log;
  let user: string | undefined;
  /** Another user has other lists, and must not see the former one's; the first answer only names the present user. */
  const handleLogin = (login: ClientLogin): void => {
    const next = JSON.stringify([login.userName ?? null, login.role ?? null, login.isGuest]);
    void sets.load(login.userName);
    if (user !== undefined && user !== next) changeUser(login.isGuest);
    user = next;
    onLogin(login);
  };
  const shops = createShops(client, fallback, nextFrame);
  const sets = createShopSets(client, fallback);
  const stores = {
    shops,
    sets,
    detail: createShopDetail(client, fallback),
    selection: createSelection(client, fallback, () => void shops.refreshStatuses()),
    favourites: createFavourites(client, fallback),
    plugins: createPlugins(client, fallback),
    gateway: createGateway(client, fallback),
    network: createNetworkPaths(client, fallback),
    account: createAccount(client, fallback, handleLogin),
    system: createSystem(client, fallback, fetchNotes),
    messages: createMessages(client, fallback, nextFrame),
    facts: createFacts(client, fallback),
    payment: createCheckout({
      client,
      session: storage,
      key: PAYMENT_ORDER_KEY,
      fallback,
      newOrderId: pageHost.newOrderId,
    }),
  };
  const { detail, selection, favourites, plugins, gateway } = stores;
  const { network, account, system, messages, facts, payment } = stores;
  /** The message about the last action, shown until the next one, or until it is closed. */
  const $status = atom('');
  const showStatus = (text: string): void => $status.set(text);
  /** The question before an action, while it is open. */
  const $question = atom<Question | undefined>();
  /** Asks, or stops asking. */
  const ask = (question: Question | undefined): void => $question.set(question);
  const changeUser = (isGuest: boolean): void => {
    ask(undefined);
    for (const part of [shops, favourites, plugins, messages, detail, selection]) part.forget();
    showStatus('');
    const order = payment.$order.get();
    // An open order may be paid by now: its user decides.
    if (order && !isOpen(order)) payment.startOver();
    void shops.load();
    void favourites.load();
    void plugins.load(isGuest);
  };
  return {
    ...stores,
    log,
    usage: createUsage(client),
    $status,
    showStatus,
    $question,
    ask,
    clientStorage: createClientSessionStorage(client),
    /** Opens an address in the client's own browser. */
    openAddress: (url: string, title: string): void =>
      void quietly(client.webBrowser.createTab({ url })).then((tab) => showStatus(tab ? title : fallback)),
    /** What a report for support says about this page. */
    describePage: () => ({ connection: connection(), browser: pageHost.userAgent() }),
    /** Reads the panels' data again after the connection was lost for a while. */
    async refresh(): Promise<void> {
      const shown = shops.$shown.get();
      if (shown !== undefined) void detail.show(shown);
      const read = [account, shops, favourites, gateway, network, system, facts];
      await Promise.all(read.map((part) => part.load()));
      await plugins.load(account.$login.get().isGuest);
    },
    dispose(): void {
      for (const store of Object.values(stores)) store.dispose();
    },
  };
}
