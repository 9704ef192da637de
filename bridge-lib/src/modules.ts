/**
 * The typed face of the bridge: `client.browserManager.open({ id })` for module `browserManager` and
 * action `Open`. Owns the spelling; a method does nothing but call.
 */
import type { ActionArgs, ActionName, ActionReply, ModuleName } from './action-map.ts';
import { ACTIONS, methodName } from './actions.ts';
import type { CallOptions } from './calls.ts';

/** An action without arguments takes only the options. */
export type Method<M extends ModuleName, A extends ActionName<M>> =
  ActionArgs<M, A> extends readonly [infer Payload]
    ? (payload: Payload, options?: CallOptions) => Promise<ActionReply<M, A>>
    : (options?: CallOptions) => Promise<ActionReply<M, A>>;

export type BridgeModules = {
  readonly [M in ModuleName]: { readonly [A in ActionName<M> as Uncapitalize<A>]: Method<M, A> };
};

export type UntypedRequest = (
  module: string,
  action: string,
  args: unknown,
  options?: CallOptions,
) => Promise<unknown>;

export function createModules(request: UntypedRequest): BridgeModules {
  const modules = Object.entries(ACTIONS).map(([module, actions]) => {
    const methods = Object.entries(actions).map(([action, argumentCount]) => {
      const method =
        argumentCount === 0
          ? (options?: CallOptions) => request(module, action, undefined, options)
          : (payload: unknown, options?: CallOptions) => request(module, action, payload, options);
      return [methodName(action), method] as const;
    });
    return [module, Object.fromEntries(methods)] as const;
  });
  // The compiler cannot follow the names through `Object.fromEntries`; `ACTIONS` is held against the map.
  return Object.fromEntries(modules) as unknown as BridgeModules;
}
