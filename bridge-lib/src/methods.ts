/**
 * The typed face of the bridge: `client.browserManager.open({ id })` for module `browserManager` and action
 * `Open`, made from the tables that the page has given. Owns the spelling; a method does nothing but call.
 */
import type { AnyLine, AnyTable } from './action.ts';
import type { ActionArgs, ActionName, ActionReply, ModuleName } from './action-map.ts';
import type { CallOptions } from './calls.ts';
import type { Shape } from './shapes.ts';

/**
 * An action as a method; one without arguments takes only the options, one whose argument may be left out takes both.
 *
 * @throws BridgeError by rejection, always: its `kind` says what happened
 */
export type Method<M extends ModuleName, A extends ActionName<M>> =
  ActionArgs<M, A> extends readonly [infer Payload]
    ? (payload: Payload, options?: CallOptions) => Promise<ActionReply<M, A>>
    : ActionArgs<M, A> extends readonly []
      ? (options?: CallOptions) => Promise<ActionReply<M, A>>
      : (payload?: ActionArgs<M, A>[0], options?: CallOptions) => Promise<ActionReply<M, A>>;

/** The methods of the modules `M`: `Open` on the wire is the method `open`. */
export type BridgeModules<M extends ModuleName> = {
  readonly [N in M]: { readonly [A in ActionName<N> as Uncapitalize<A>]: Method<N, A> };
};

/**
 * A call by names that need not be in the type map.
 *
 * @param args a list is sent as it is, a single value is wrapped, `undefined` leaves `args` out
 * @returns `returnObj` as it came, or an empty object for none
 * @throws BridgeError by rejection
 */
export type UntypedRequest = (
  module: string,
  action: string,
  args: unknown,
  options?: CallOptions,
) => Promise<unknown>;

/**
 * The modules of `BridgeModules`, whose names the compiler cannot follow through a table. Notes the shapes that the
 * tables fix, by `module/name`, in `shapes`.
 */
export function createMethods(
  tables: Readonly<Record<string, AnyTable>>,
  request: UntypedRequest,
  shapes: Map<string, Shape>,
): Record<string, object> {
  const modules: Record<string, object> = {};
  for (const [module, { actions, pushes = {} }] of Object.entries(tables)) {
    const methods: Record<string, unknown> = {};
    modules[module] = methods;
    for (const [action, line] of Object.entries(actions)) {
      // A line alone, or before the shape of its reply.
      const [make, shape] = [line].flat() as [AnyLine, Shape?];
      methods[action.charAt(0).toLowerCase() + action.slice(1)] = make(request, module, action);
      if (shape) shapes.set(`${module}/${action}`, shape);
    }
    for (const [name, shape] of Object.entries(pushes)) shapes.set(`${module}/${name}`, shape);
  }
  return modules;
}
