/**
 * The typed methods of the bridge: `client.browserManager.open({ id })` for module `browserManager` and action `Open`,
 * made from the tables that the page has given. Owns the names; a method only calls.
 */
import type { ActionArgs, ActionName, ActionReply, AnyDefinition, AnyTable, ModuleName } from './action.ts';
import type { CallOptions } from './calls.ts';
import type { Shape } from './shapes.ts';

/**
 * An action as a method; without arguments it takes only the options, with an optional argument it takes both.
 *
 * @throws BridgeError always by rejection: its `kind` is the cause
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
 * A call by names outside the type map.
 *
 * @param args a list is sent unchanged, a single value is wrapped, `undefined` omits `args`
 * @returns `returnObj` unchanged, or an empty object without one
 * @throws BridgeError by rejection
 */
export type UntypedRequest = (
  module: string,
  action: string,
  args: unknown,
  options?: CallOptions,
) => Promise<unknown>;

/**
 * Makes `BridgeModules`, whose names the compiler cannot follow; adds the tables' shapes (`module/name`) to `shapes`.
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
    for (const [action, definition] of Object.entries(actions)) {
      // A definition, or a pair of a definition and its reply's shape.
      const [make, shape] = [definition].flat() as [AnyDefinition, Shape?];
      methods[action.charAt(0).toLowerCase() + action.slice(1)] = make(request, module, action);
      if (shape) shapes.set(`${module}/${action}`, shape);
    }
    for (const [name, shape] of Object.entries(pushes)) shapes.set(`${module}/${name}`, shape);
  }
  return modules;
}
