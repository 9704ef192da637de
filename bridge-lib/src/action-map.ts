/**
 * The types of all actions, by module, from their definitions (`actions/`): a call with a wrong argument does not
 * compile. And the types of the client's pushes.
 */
import type { Action, ActionOf } from './action.ts';
import type { PaymentResult, PushMessage, Store } from './models.ts';
import type * as modules from './modules.ts';
import type { ShapeOf } from './shapes.ts';

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
