/** A page of the bridge in Node: a client over a real socket, with a controlled clock and page life. */
import { onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import {
  type BridgeClientOptions,
  type ConnectionState,
  type LifecycleListener,
  type ModuleName,
  type SocketLike,
  createBridgeClient,
} from '#bridge-lib';
import * as modules from '#bridge-lib/modules.ts';
import { createBridgeClock } from '#tests/helpers/clocks.ts';
import { PATIENCE, type PeerOptions, startPeer } from './peer.ts';

export const PAGE_ORIGIN = 'http://127.0.0.1:4321';

/** `ws` has the members of a browser's socket that the library uses, but types of its own. */
export function openNodeSocket(url: string): SocketLike {
  return new WebSocket(url, { origin: PAGE_ORIGIN, perMessageDeflate: false });
}

/** Not started yet. Disposed of when the test ends. */
export function createPage(cookies: ReadonlyMap<string, string>, options: Partial<BridgeClientOptions> = {}) {
  const clock = createBridgeClock();
  const log: { level: string; message: string; facts: Readonly<Record<string, unknown>> }[] = [];
  const sockets: SocketLike[] = [];
  let life: LifecycleListener | undefined;
  const write =
    (level: string) =>
    (message: string, facts: Readonly<Record<string, unknown>> = {}): void => {
      log.push({ level, message, facts });
    };
  const client = createBridgeClient<ModuleName>({
    modules,
    clock,
    random: Math.random,
    yieldTask: () => new Promise((resolve) => setImmediate(resolve)),
    cookies: () => cookies,
    logger: { info: write('info'), warn: write('warn'), error: write('error') },
    lifecycle(listener) {
      life = listener;
      return () => undefined;
    },
    ...options,
    openSocket(url) {
      const socket = (options.openSocket ?? openNodeSocket)(url);
      sockets.push(socket);
      return socket;
    },
  });
  onTestFinished(() => {
    client.dispose();
  });
  if (!life) throw new Error('the client did not listen to the life of the page');
  return {
    client,
    clock,
    log,
    life,
    sockets,
    /** Waits for the reason; the clock does not move meanwhile. */
    reached: (reason: ConnectionState['reason']) =>
      vi.waitFor(() => {
        const state = client.$state.get();
        if (state.reason !== reason) throw new Error(`${state.reason} instead of ${reason}`);
        return state;
      }, PATIENCE),
  };
}

export function startPage(...settings: Parameters<typeof createPage>) {
  const page = createPage(...settings);
  page.client.start();
  return page;
}

export async function createReadyPage(...settings: Parameters<typeof createPage>) {
  const page = startPage(...settings);
  await page.reached('ready');
  return page;
}

export async function startBoth(peerOptions?: PeerOptions, pageOptions?: Partial<BridgeClientOptions>) {
  const peer = await startPeer(peerOptions);
  return { peer, page: startPage(peer.cookies, pageOptions) };
}

/** Both, connected. */
export async function connect(...settings: Parameters<typeof startBoth>) {
  const both = await startBoth(...settings);
  await both.page.reached('ready');
  return both;
}

/** The result of a call: its value, or the kind and message of its failure. */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'kind' in error ? error.kind : error.name, message: error.message };
  }
}
