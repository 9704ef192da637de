/** The model of a client with the simulator's samples, without a socket. */
import { expect } from 'vitest';
import type { LoginInfo } from '#bridge-lib';
import * as examples from '#bridge-lib/examples.ts';
import type { RelayRequest, ActionContext } from '#client-model/action.ts';
import { refusalOf, runAction } from '#client-model/run.ts';
import { sampleAccounts } from '#server/client-simulator/accounts.ts';
import { seedState } from '#server/client-simulator/seed.ts';
import type { ClientRight } from '#src/domain/client-rights.ts';

export const USERS = ['boss', 'manager', 'employee', 'guest'] as const;
type User = (typeof USERS)[number];
export const loginOf = (user: User): LoginInfo =>
  user === 'guest'
    ? { signedIn: false, isGuest: true, userName: null, role: null }
    : { signedIn: true, isGuest: false, userName: user, role: user };
/** The simulator's sample client, with a clock that moves when told. */
export function createClient(user: User = 'boss') {
  const state = seedState(40, 0);
  state.login = loginOf(user);
  state.grants = {};
  const told: unknown[] = [];
  const waiting: (() => void)[] = [];
  const relayed: RelayRequest[] = [];
  let now = 0;
  const context: ActionContext = {
    state,
    page: { records: new Map(), topics: new Set(), push: (_module, _action, payload) => told.push(payload) },
    timings: { openMs: 0, paymentMs: 0, speedTestMs: 0, restartMs: 0, exitMs: 0 },
    sessionStorage: new Map(),
    publish: (_topic, payload) => void told.push(payload),
    pushAll: (_module, _action, payload) => void told.push(payload),
    after: (_delayMs, run) => void waiting.push(run),
    wait: () => Promise.resolve(),
    goOffline: () => undefined,
    nextId: (prefix) => `${prefix}-new`,
    random: () => 0.5,
    now: () => (now += 1),
    accounts: sampleAccounts,
    relay(request) {
      relayed.push(request);
      return Promise.resolve({ status: 200, headers: {}, body: '' });
    },
  };
  return {
    state,
    told,
    relayed,
    /** The reply, or the `ret` and message of a refusal. */
    ask: async (name: string, payload?: object): Promise<unknown> => {
      const [module = '', action = ''] = name.split('.');
      try {
        return await runAction(module, action, payload && [payload], context);
      } catch (error) {
        return refusalOf(error, context);
      }
    },
    letTimePass: (): void => {
      for (const run of waiting.splice(0)) run();
    },
  };
}
export const refused = (ret: number): unknown => expect.objectContaining({ ret });

interface AnyExample {
  readonly reply: object;
  readonly args?: object;
  readonly right?: ClientRight;
  /** An action of its module that must come before. */
  readonly after?: string;
}
export const everyAction = Object.entries(examples).flatMap(([module, group]) =>
  Object.entries<AnyExample>(group).map(([action, example]) => ({
    name: `${module}.${action}`,
    module,
    action,
    ...example,
  })),
);
