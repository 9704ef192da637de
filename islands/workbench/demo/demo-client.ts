/**
 * A client that runs in the page, for visitors without one: the simulator's model of a client, with a few sample shops.
 * Nothing is sent or stored, and every payment succeeds.
 */
import { BridgeError, type BridgeModules, type ModuleName } from '#bridge-lib';
import { createMethods } from '#bridge-lib/methods.ts';
import * as modules from '#bridge-lib/modules.ts';
import type { PageConnection, ActionContext } from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import { refusalOf, runAction } from '#client-model/run.ts';
import { createParts, type Parts } from '#islands/workbench/create-workbench.ts';
import { clock } from '#src/browser/clock.ts';
import { sampleShops } from '#src/content/data/sample-shops.ts';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { type DemoSample, demoState, type DemoTexts } from './demo-state.ts';

export interface DemoOptions extends DemoSample {
  after: (delayMs: number, callback: () => void) => void;
  random: () => number;
  /** Milliseconds since 1970. */
  now: () => number;
}

const ANSWER_MS = 120;
const TIMINGS = { openMs: 900, paymentMs: 4000, speedTestMs: 60, restartMs: 2000, exitMs: 2000 };

type Handler = (payload: never) => void;

/** @returns a client that answers like the desktop's, without a socket */
export function createDemoClient({ after, random, now, ...sample }: DemoOptions): WorkbenchClient {
  const state = demoState(sample, now());
  const handlers = new Map<string, Set<Handler>>();
  const page: PageConnection = {
    records: new Map(),
    topics: new Set(),
    push(module, action, payload) {
      // The model's types say that each push has the type of its name.
      for (const handler of handlers.get(`${module}.${action}`) ?? []) handler(copyOf(payload) as never);
    },
  };
  const context: ActionContext = {
    state,
    page,
    timings: TIMINGS,
    sessionStorage: new Map(),
    publish(topic, payload) {
      if (page.topics.has(topic)) page.push('dataObserver', topic, payload);
    },
    pushAll: page.push,
    after,
    wait: (delayMs) => new Promise((resolve) => after(delayMs, resolve)),
    // There is no connection to close.
    goOffline: () => undefined,
    nextId(prefix) {
      state.nextId += 1;
      return `${prefix}-${String(state.nextId)}`;
    },
    random,
    now,
    accounts: { checkPassword: (userName) => ({ userName, role: 'boss' }), checkCode: () => undefined },
    relay: () => Promise.reject(new Refusal('relay')),
  };

  /** As over the wire: asynchronous, and a copy. */
  const request = async (module: string, action: string, payload: unknown): Promise<unknown> => {
    await context.wait(ANSWER_MS);
    try {
      const args = payload === undefined ? undefined : [payload];
      return copyOf(await runAction(module, action, args, context));
    } catch (error) {
      const { ret, message } = refusalOf(error, context);
      throw new BridgeError('refused', message, { module, action, ret });
    }
  };

  // The tables name the methods; the library's type map has their types.
  const methods = createMethods({ ...modules }, request, new Map()) as BridgeModules<ModuleName>;
  return {
    ...methods,
    on(module: string, action: string, handler: Handler) {
      const key = `${module}.${action}`;
      const group = handlers.get(key) ?? new Set();
      handlers.set(key, group.add(handler));
      return () => group.delete(handler);
    },
  };
}

function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}

/** The stores of the panels over the demo. Payments are not stored, and the sign-in is no real account. */
export const createDemoParts = (texts: DemoTexts, language: string, fallback: string): Parts =>
  createParts(
    {
      client: createDemoClient({
        shops: sampleShops,
        texts,
        language,
        after: (ms, callback) => void clock.after(ms, callback),
        random: Math.random,
        now: () => clock.wallMs(),
      }),
      storage: { get: () => undefined, set: () => false, remove: () => undefined },
      onLogin: () => undefined,
      connection: () => 'demo',
    },
    fallback,
  );
