/**
 * What a module's table says, as types: the compiler holds every table against the type map, in both directions.
 * The tables themselves are `modules.ts`.
 */
import type {
  ActionArgs,
  ActionMap,
  ActionName,
  ActionReply,
  FixedPushMap,
  ModuleName,
} from './action-map.ts';
import type { Shape, ShapeOf } from './shapes.ts';

/** An argument that may be left out counts. */
type Count<Args> = Args extends readonly [] ? 0 : 1;

/** How many arguments an action takes and, where the wire fixes its reply, the shape of that. */
type ActionLine<M extends ModuleName, A extends ActionName<M>> = ActionMap[M][A] extends {
  readonly isFixed: true;
}
  ? readonly [count: Count<ActionArgs<M, A>>, reply: ShapeOf<ActionReply<M, A>>]
  : Count<ActionArgs<M, A>>;

/** A module as a value, to be given to `createBridgeClient`. Its inside is the library's. */
export interface ModuleTable<M extends ModuleName> {
  readonly actions: { readonly [A in ActionName<M>]: ActionLine<M, A> };
  /** The shapes of the pushes that the wire fixes. */
  readonly pushes?: M extends keyof FixedPushMap
    ? { readonly [P in keyof FixedPushMap[M]]: ShapeOf<FixedPushMap[M][P]> }
    : never;
}

/** The modules of a client, by their names on the wire. */
export type ModuleTables<M extends ModuleName> = { readonly [N in M]: ModuleTable<N> };

/** Any table, as it is read: by names that the compiler does not know. */
export interface AnyTable {
  readonly actions: Readonly<Record<string, number | readonly [count: number, reply: Shape]>>;
  readonly pushes?: Readonly<Record<string, Shape>>;
}
