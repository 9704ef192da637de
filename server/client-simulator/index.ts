/**
 * The desktop-client simulator: the other side of the bridge, to try the site with and for its tests. It
 * listens on 127.0.0.1 only, refuses foreign pages, stores its state, and makes faults on demand.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { WireRequest } from '#bridge-lib';
import type { PageConnection, Accounts, Timings, ActionContext } from '#client-model/action.ts';
import { STANDARD_STORE_COUNT, sampleGrants, sampleStores } from '#client-model/sample-stores.ts';
import { untilListening } from '#server/http/node-server.ts';
import { sampleAccounts } from './accounts.ts';
import { createClientCipher } from './cipher.ts';
import { type Faults, NO_FAULTS } from './faults.ts';
import { isAllowedOrigin } from './origin.ts';
import { type Page, attachPage } from './page.ts';
import { relay } from './relay.ts';
import { newSecret, seedState } from './seed.ts';
import { type SimulatorState, openState } from './state.ts';

const HOST = '127.0.0.1';
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const GOING_AWAY = 1001;
const FORBIDDEN = 403;
/** The reply to Restart and Exit is sent first. */
const OFFLINE_DELAY_MS = 50;
const LISTEN_RETRY_MS = 1_000;

const TIMINGS: Timings = {
  openMs: 1_200,
  paymentMs: 4_000,
  speedTestMs: 120,
  restartMs: 2_000,
  exitMs: 30_000,
};

export interface ClientSimulatorOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** The JSON file of the state. Without it the state is in memory only. */
  readonly statePath?: string;
  /** How many stores there are. Default: what the state has, else 40. */
  readonly storeCount?: number;
  readonly timings?: Partial<Timings>;
  readonly faults?: Partial<Faults>;
  /** Who may sign in. Default: the samples. */
  readonly accounts?: Accounts;
  /** Called for each request of a page. */
  readonly onRequest?: (request: WireRequest) => void;
  /** Random numbers for faults and speed tests. Default `Math.random`. */
  readonly random?: () => number;
}

export type ClientSimulator = Awaited<ReturnType<typeof startClientSimulator>>;

/** @throws ListenError */
export async function startClientSimulator(options: ClientSimulatorOptions = {}) {
  const random = options.random ?? Math.random;
  const timings: Timings = { ...TIMINGS, ...options.timings };
  const faults: Faults = { ...NO_FAULTS, ...options.faults };
  const { state, save, flush } = openState(options.statePath, () =>
    seedState(options.storeCount ?? STANDARD_STORE_COUNT, Date.now()),
  );
  if (options.storeCount !== undefined && options.storeCount !== state.stores.length) {
    state.stores = sampleStores(options.storeCount);
    state.grants = sampleGrants(state.stores);
    save();
  }
  const pages = new Set<Page>();
  const timers = new Set<NodeJS.Timeout>();
  const sessionStorage = new Map<string, string>();
  let { accounts = sampleAccounts } = options;
  let server: WebSocketServer | undefined;
  let port = options.port ?? 0;

  const after = (delayMs: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
      save();
    }, delayMs);
    timers.add(timer);
  };
  const disconnect = (code = GOING_AWAY): void => {
    for (const socket of server?.clients ?? []) socket.close(code);
  };
  const listen = async (): Promise<void> => {
    const next = new WebSocketServer({
      host: HOST,
      port,
      maxPayload: MAX_FRAME_BYTES,
      perMessageDeflate: false,
      verifyClient: ({ req }, answer) => answer(isAllowedOrigin(req.headers.origin), FORBIDDEN),
    });
    next.on('connection', attach);
    await untilListening(next, { host: HOST, port, portSetting: 'CLIENT_PORT' });
    server = next;
    // A listening TCP server has an address of this shape.
    ({ port } = next.address() as AddressInfo);
  };
  const relisten = (): void => {
    listen().catch(() => {
      // Another process has taken the port meanwhile; it may become free again.
      after(LISTEN_RETRY_MS, relisten);
    });
  };
  const goOffline = (offlineMs: number): void => {
    after(OFFLINE_DELAY_MS, () => {
      disconnect();
      server?.close();
      server = undefined;
      sessionStorage.clear();
      after(offlineMs, relisten);
    });
  };
  const pushAll = (module: string, action: string, payload: unknown): void => {
    for (const page of pages) page.push(module, action, payload);
  };
  const createContext = (page: PageConnection): ActionContext => ({
    state,
    page,
    timings,
    sessionStorage,
    after,
    goOffline,
    random,
    now: Date.now,
    accounts,
    relay,
    wait: (delayMs) => sleep(delayMs),
    publish(topic, payload) {
      for (const other of pages) if (other.topics.has(topic)) other.push('dataObserver', topic, payload);
    },
    pushAll,
    nextId(prefix) {
      state.nextId += 1;
      return `${prefix}-${state.nextId}`;
    },
  });

  const attach = (socket: WebSocket): void => {
    const { sid, bid } = state.session;
    const cipher = createClientCipher(sid);
    const page = attachPage({
      socket,
      cipher,
      browserId: bid,
      faults,
      random,
      createContext,
      onRequest: options.onRequest,
      onAnswer: save,
    });
    pages.add(page);
    socket.on('close', () => pages.delete(page));
  };
  await listen();

  return {
    get port() {
      return port;
    },
    /** The cookies that the desktop client would set, by name; to be read again after `rotateSession`. */
    get cookies() {
      return cookiesOf(state, port);
    },
    faults,
    /** Sets who may sign in from now on. */
    setAccounts(known: Accounts) {
      accounts = known;
    },
    /** Changes the faults that are named; they apply from the next frame on. */
    setFaults(changed: Partial<Faults>) {
      Object.assign(faults, changed);
    },
    /** Closes every connection, by default with the code of a client that exits. */
    disconnect,
    /** A new session secret, as after a restart of the client: pages with the old one are refused. */
    rotateSession() {
      state.session.sid = newSecret();
      save();
      disconnect();
    },
    state,
    /** Pages that have passed the handshake. */
    get pageCount() {
      return [...pages].filter(({ isReady }) => isReady).length;
    },
    /** Sends every page a push, whether it has subscribed or not. */
    push: pushAll,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      disconnect();
      for (const socket of server?.clients ?? []) socket.terminate();
      flush();
      const ending = server;
      server = undefined;
      if (ending) await new Promise((resolve) => ending.close(resolve));
    },
  };
}

/** The session's fields have the names of the cookies. */
function cookiesOf({ session, login }: SimulatorState, port: number): Record<string, string> {
  return { ...session, pid: String(port), guest: login.isGuest ? '1' : '' };
}
