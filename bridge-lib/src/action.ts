/**
 * How an action of the wire is defined: once, in the file of its module (`actions/`). Arguments and reply are types; at
 * run time the definition makes the method and, where the wire fixes the reply, has its shape. An example of both, and
 * the permission, are a separate constant in the same file, which no page ships if it consists of plain literals. The
 * map of all actions follows from the definitions, so that a call with a wrong argument does not compile.
 */
import type { CallOptions } from './calls.ts';
import type { UntypedRequest } from './methods.ts';
import type { PaymentResult, PushMessage, Store } from './models.ts';
import type * as modules from './modules.ts';
import type { Shape, ShapeOf } from './shapes.ts';

/** No argument, an object, or an optional object. */
export type Arguments = readonly [] | readonly [(object | undefined)?];

/** The types of an action's arguments and reply, and whether the wire fixes the reply. */
export interface Action<Args extends Arguments, Reply, IsFixed extends boolean = boolean> {
  readonly args: Args;
  readonly reply: Reply;
  readonly isFixed: IsFixed;
}

/** The types in a definition; for the compiler only. */
export interface Types<Args extends Arguments, Reply> {
  readonly args: Args;
  readonly reply: Reply;
}

/** Makes the method of an action. */
export type ActionDefinition<Args extends Arguments, Reply> = (
  request: UntypedRequest,
  module: string,
  action: string,
  types?: Types<Args, Reply>,
) => unknown;

/** An action with an argument; one that may be `undefined` is optional. */
export const takes =
  <Arg extends object | undefined, Reply = object>(
    request: UntypedRequest,
    module: string,
    action: string,
    _types?: Types<undefined extends Arg ? readonly [Arg?] : readonly [Arg], Reply>,
  ): unknown =>
  (payload: unknown, options?: CallOptions) =>
    request(module, action, payload, options);

/** An action without arguments. */
export const takesNone =
  <Reply = object>(
    request: UntypedRequest,
    module: string,
    action: string,
    _types?: Types<readonly [], Reply>,
  ): unknown =>
  (options?: CallOptions) =>
    request(module, action, undefined, options);

/** An action whose reply the wire fixes: it is checked when it arrives. */
export const checked = <Args extends Arguments, Reply>(
  definition: ActionDefinition<Args, Reply>,
  reply: ShapeOf<Reply>,
): readonly [ActionDefinition<Args, Reply>, ShapeOf<Reply>] => [definition, reply];

/**
 * The types of a defined action. Where the wire does not fix the reply, its type is this library's interpretation;
 * other clients may omit fields, so every field may be missing.
 */
export type ActionOf<Defined> = Defined extends readonly [ActionDefinition<infer Args, infer Reply>, unknown]
  ? Action<Args, Reply, true>
  : Defined extends ActionDefinition<infer Args, infer Reply>
    ? Action<Args, Partial<Reply>, false>
    : never;

type Modules = typeof modules;

/** Every module of the wire, its actions, and the types of its arguments and reply. Names are those of the wire. */
export type ActionMap = {
  [M in keyof Modules]: {
    [A in keyof Modules[M]['actions']]: ActionOf<Modules[M]['actions'][A]>;
  };
};

/** The pushes whose payload the wire fixes: checked when they arrive. */
export interface FixedPushMap {
  dataObserver: { StoreInfo: Store };
  payment: { PaymentResult: PaymentResult };
}

/** The shapes of a module's pushes. */
export type PushShapes<M extends keyof FixedPushMap> = {
  readonly [P in keyof FixedPushMap[M]]: ShapeOf<FixedPushMap[M][P]>;
};

/** Every push and its payload. Where the wire does not fix the payload, any field may be missing. */
export interface PushMap extends FixedPushMap {
  dataObserver: FixedPushMap['dataObserver'] & {
    NewMessage: Partial<PushMessage>;
    ReadState: Partial<{ id: string; isRead: boolean }>;
    CommonState: Partial<{ key: string; value: unknown }>;
    Proxy: Partial<{ storeId: string; ip: string; isOnline: boolean }>;
  };
}

/** A module by its name on the wire. */
export type ModuleName = keyof ActionMap;
/** An action of a module by its name on the wire. */
export type ActionName<M extends ModuleName> = keyof ActionMap[M] & string;
/** The arguments of an action: none or one. */
export type ActionArgs<M extends ModuleName, A extends ActionName<M>> =
  ActionMap[M][A] extends Action<infer Args, unknown> ? Args : never;
/** What an action resolves to. */
export type ActionReply<M extends ModuleName, A extends ActionName<M>> =
  ActionMap[M][A] extends Action<infer _Args, infer Reply> ? Reply : never;

/** A module that pushes. */
export type PushModule = keyof PushMap;
/** A push of a module by its name on the wire. */
export type PushName<M extends PushModule> = keyof PushMap[M] & string;

/** A permission that the person at the client must have. */
export type Right =
  | 'openShop'
  | 'clearData'
  | 'changeIp'
  | 'whitelist'
  | 'tag'
  | 'plugins'
  | 'line'
  | 'address'
  | 'pay';

interface ExampleOf<Reply, Name> {
  readonly reply: Reply;
  /** A person without it is refused. */
  readonly right?: Right;
  /** The action of the same module that must be called first. */
  readonly after?: Name;
}

/** For each action of a module an example of request and reply, and the permission. */
export type Examples<Table extends AnyTable> = {
  readonly [Name in keyof Table['actions']]: ActionOf<Table['actions'][Name]> extends Action<
    infer Args,
    infer Reply
  >
    ? ExampleOf<Reply, keyof Table['actions']> &
        (Args extends readonly [] ? { readonly args?: never } : { readonly args: NonNullable<Args[0]> })
    : never;
};

/** A module as a value for `createBridgeClient`. Its content is internal. */
export type ModuleTable<M extends ModuleName> = (typeof modules)[M];

/** The modules of a client, by their names on the wire. */
export type ModuleTables<M extends ModuleName> = { readonly [N in M]: ModuleTable<N> };

/** Any definition and any table, for reading by names that the compiler does not know. */
export type AnyDefinition = ActionDefinition<never, never>;
export interface AnyTable {
  readonly actions: Readonly<
    Record<string, AnyDefinition | readonly [definition: AnyDefinition, reply: Shape]>
  >;
  /** The shapes of the pushes that the wire fixes. */
  readonly pushes?: Readonly<Record<string, Shape>>;
}
