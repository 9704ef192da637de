/**
 * An action of the client: it gets what the page sent, unchecked, and its context, and returns the content of
 * `returnObj`. This file checks arguments; effects are in `actions/`, texts of refusals in `refusals.ts`.
 */
import type {
  ActionArgs,
  ActionName,
  ActionReply,
  ModuleName,
  ObservedTopic,
  PushMap,
  Role,
} from '#bridge-lib';
import type * as examples from '#bridge-lib/examples.ts';
import type { ClientRight } from '#src/domain/client-rights.ts';
import { Refusal, type RefusalKind } from './refusals.ts';
import type { ClientState } from './state.ts';

/** The client's data of one connected page. */
export interface PageConnection {
  /** When each running record was started, by key. */
  readonly records: Map<string, number>;
  readonly topics: Set<ObservedTopic>;
  readonly push: (module: string, action: string, payload: unknown) => void;
}

export interface Timings {
  /** The time to open a store. */
  readonly openMs: number;
  /** The visitor's time to pay. */
  readonly paymentMs: number;
  /** The time to measure one line. */
  readonly speedTestMs: number;
  /** How long the client is down after Restart, and after Exit until it is started again. */
  readonly restartMs: number;
  readonly exitMs: number;
}

export interface RelayRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface RelayReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface SignedInAccount {
  role: Role;
  isVip?: true;
  referralCode?: string;
}

/** The people who may sign in, from the account service. */
export interface Accounts {
  checkPassword(userName: string, password: string): SignInResult | Promise<SignInResult>;
  /** By the code of a sign-in on a page of the site. */
  checkCode(code: string): SignInResult | Promise<SignInResult>;
}
type SignInResult = (SignedInAccount & { userName: string }) | undefined;

/** Everything that an action may touch. Clock, random numbers and network come from the program with the client. */
export interface ActionContext {
  readonly state: ClientState;
  readonly page: PageConnection;
  readonly timings: Timings;
  /** Values of pages, kept until the client ends. */
  readonly sessionStorage: Map<string, string>;
  /** Pushes to every page that has subscribed to the topic. */
  readonly publish: <Topic extends ObservedTopic>(
    topic: Topic,
    payload: PushMap['dataObserver'][Topic],
  ) => void;
  /** Pushes to every page. */
  readonly pushAll: (module: string, action: string, payload: unknown) => void;
  /** Runs the function later, unless the client ends before. */
  after(delayMs: number, run: () => void): void;
  wait(delayMs: number): Promise<void>;
  /** Closes all connections and listens again after a while. */
  goOffline(offlineMs: number): void;
  nextId(prefix: string): string;
  random(): number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly accounts: Accounts;
  /** Sends a request that the page cannot send itself, or refuses. */
  relay(request: RelayRequest): Promise<RelayReply>;
}

export type Payload = Readonly<Record<string, unknown>>;

/** The fields of the definition, with unchecked values. */
type Unchecked<Args> = Readonly<Partial<Record<keyof Args & string, unknown>>>;

/** An action whose definition names a right must be made with `allowed`, and no other may be. */
type RightOf<M extends ModuleName, A extends ActionName<M>> =
  (typeof examples)[M] extends Readonly<Record<A, { readonly right: infer Right }>>
    ? { readonly right: Right }
    : { readonly right?: never };

/** A module of the client, by its definition. */
export type ActionsOf<M extends ModuleName> = {
  readonly [A in ActionName<M>]: RightOf<M, A> &
    ((
      payload: Unchecked<NonNullable<ActionArgs<M, A>[number]>>,
      context: ActionContext,
    ) => ActionReply<M, A> | Promise<ActionReply<M, A>>);
};

/** An action that needs a right: a person without it is always refused. */
export const allowed = <Right extends ClientRight, Sent, Reply>(
  right: Right,
  run: (payload: Sent, context: ActionContext) => Reply,
): { readonly right: Right } & ((payload: Sent, context: ActionContext) => Reply) =>
  Object.assign((payload: Sent, context: ActionContext) => run(payload, context), { right });

/** Reads a field of the arguments, or refuses it. */
const reader =
  <Value>(isValid: (value: unknown) => value is Value) =>
  <Sent extends object>(payload: Sent, name: keyof Sent & string): Value => {
    const value: unknown = payload[name];
    if (!isValid(value)) throw badArgument(name);
    return value;
  };

export const text = reader((value): value is string => typeof value === 'string' && value !== '');
export const flag = reader((value) => typeof value === 'boolean');
export const number = reader((value): value is number => Number.isFinite(value));
export const textList = reader(
  (value): value is string[] =>
    Array.isArray(value) && value.every((item: unknown) => typeof item === 'string'),
);

export function textOrNull<Sent extends object>(payload: Sent, name: keyof Sent & string): string | null {
  return payload[name] === null || payload[name] === undefined ? null : text(payload, name);
}

export function oneOf<Sent extends object, Value extends string>(
  payload: Sent,
  name: keyof Sent & string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((value) => value === payload[name]);
  if (found === undefined) throw badArgument(name);
  return found;
}

export function badArgument(name: string): Refusal {
  return new Refusal('argument', name);
}

export function byId<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  missing: RefusalKind,
): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Refusal(missing);
  return found;
}
