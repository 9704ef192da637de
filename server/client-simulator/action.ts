/**
 * What an action of the simulator is: it gets what the page sent, unchecked, and the client's world, and
 * gives what goes into `returnObj`. Owns the checks of arguments and the refusal; effects are in `actions/`.
 */
import type { ActionName, ActionReply, ModuleName, ObservedTopic, PushMap } from '#bridge-lib';
import type { ClientState } from './state.ts';

/** `ret` of refusals. The wire knows only 0 and others; these tell a reader which kind it was. */
export const RET = { badArguments: 400, forbidden: 403, notFound: 404, conflict: 409, failed: 500 } as const;

/** Thrown by an action to answer with a `ret` that is not 0 and a message for people. */
export class Refusal extends Error {
  readonly ret: number;

  constructor(ret: number, message: string) {
    super(message);
    this.ret = ret;
  }
}

export interface PageConnection {
  /** What the page keeps for as long as it is connected. */
  readonly sessionStorage: Map<string, string>;
  /** When each running record was started, by key. */
  readonly records: Map<string, number>;
  readonly topics: Set<ObservedTopic>;
  push(module: string, action: string, payload: unknown): void;
}

export interface Timings {
  /** How long a store takes to open. */
  readonly openMs: number;
  /** How long the visitor takes to pay. */
  readonly paymentMs: number;
  /** How long the measurement of one line takes. */
  readonly speedTestMs: number;
  /** How long the client is away after Restart, and after Exit until someone starts it again. */
  readonly restartMs: number;
  readonly exitMs: number;
}

export interface World {
  readonly state: ClientState;
  readonly page: PageConnection;
  readonly timings: Timings;
  readonly save: () => void;
  /** Pushes to every page that has subscribed to the topic. */
  readonly publish: <Topic extends ObservedTopic>(
    topic: Topic,
    payload: PushMap['dataObserver'][Topic],
  ) => void;
  /** Pushes to every page. */
  readonly pushAll: (module: string, action: string, payload: unknown) => void;
  /** Runs later, unless the simulator is closed before. */
  after(delayMs: number, run: () => void): void;
  wait(delayMs: number): Promise<void>;
  /** Leaves all pages and listens again after a while. */
  leave(awayMs: number): void;
  nextId(prefix: string): string;
  random(): number;
}

export type Payload = Readonly<Record<string, unknown>>;

export type ActionsOf<M extends ModuleName> = {
  readonly [A in ActionName<M>]: (
    payload: Payload,
    world: World,
  ) => ActionReply<M, A> | Promise<ActionReply<M, A>>;
};

export function text(payload: Payload, name: string): string {
  const value = payload[name];
  if (typeof value !== 'string' || value === '') throw badArgument(name);
  return value;
}

export function textOrNull(payload: Payload, name: string): string | null {
  return payload[name] === null || payload[name] === undefined ? null : text(payload, name);
}

export function flag(payload: Payload, name: string): boolean {
  const value = payload[name];
  if (typeof value !== 'boolean') throw badArgument(name);
  return value;
}

export function number(payload: Payload, name: string): number {
  const value = payload[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw badArgument(name);
  return value;
}

export function textList(payload: Payload, name: string): string[] {
  const value = payload[name];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) throw badArgument(name);
  return value;
}

export function oneOf<Value extends string>(
  payload: Payload,
  name: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((value) => value === payload[name]);
  if (found === undefined) throw badArgument(name);
  return found;
}

export function badArgument(name: string): Refusal {
  return new Refusal(RET.badArguments, `参数无效：${name}`);
}

export function byId<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  what: string,
): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Refusal(RET.notFound, `${what}不存在`);
  return found;
}
