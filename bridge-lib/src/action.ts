/**
 * How an action of the wire is defined: once, in the file of its module (`actions/`). What it takes and gives are types; at
 * run time its line makes the method and, where the wire fixes the reply, has the shape that is checked. An example of both,
 * and who may, stand in the same file as a constant of its own, which no page ships as long as it is made of plain literals.
 */
import type { ModuleName } from './action-map.ts';
import type { CallOptions } from './calls.ts';
import type { UntypedRequest } from './methods.ts';
import type * as modules from './modules.ts';
import type { Shape, ShapeOf } from './shapes.ts';

/** Nothing, an object, or an object that may be left out. */
export type Arguments = readonly [] | readonly [(object | undefined)?];

/** What an action takes and gives, and whether the wire fixes what it gives. */
export interface Action<Args extends Arguments, Reply, IsFixed extends boolean = boolean> {
  readonly args: Args;
  readonly reply: Reply;
  readonly isFixed: IsFixed;
}

/** The types that a line was defined with; for the compiler alone. */
export interface Types<Args extends Arguments, Reply> {
  readonly args: Args;
  readonly reply: Reply;
}

/** A line makes the method of its action. */
export type Line<Args extends Arguments, Reply> = (
  request: UntypedRequest,
  module: string,
  action: string,
  types?: Types<Args, Reply>,
) => unknown;

/** An action with an argument; one that may be `undefined` may be left out. */
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
  line: Line<Args, Reply>,
  reply: ShapeOf<Reply>,
): readonly [Line<Args, Reply>, ShapeOf<Reply>] => [line, reply];

/**
 * What a line says of its action. Where the wire does not fix the reply, its type is this library's reading; a client of
 * another make may leave fields out, so that every field may be missing.
 */
export type ActionOf<Defined> = Defined extends readonly [Line<infer Args, infer Reply>, unknown]
  ? Action<Args, Reply, true>
  : Defined extends Line<infer Args, infer Reply>
    ? Action<Args, Partial<Reply>, false>
    : never;

/** What a client may ask of the person at it before it obeys. */
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
  /** Who does not have it is refused. */
  readonly right?: Right;
  /** The action of the same module that has to come before. */
  readonly after?: Name;
}

/** For each action of a module what is sent for example, what comes back, and who may. */
export type Examples<Table extends AnyTable> = {
  readonly [Name in keyof Table['actions']]: ActionOf<Table['actions'][Name]> extends Action<
    infer Args,
    infer Reply
  >
    ? ExampleOf<Reply, keyof Table['actions']> &
        (Args extends readonly [] ? { readonly args?: never } : { readonly args: NonNullable<Args[0]> })
    : never;
};

/** A module as a value, to be given to `createBridgeClient`. Its inside is the library's. */
export type ModuleTable<M extends ModuleName> = (typeof modules)[M];

/** The modules of a client, by their names on the wire. */
export type ModuleTables<M extends ModuleName> = { readonly [N in M]: ModuleTable<N> };

/** Any line and any table, as they are read: by names that the compiler does not know. */
export type AnyLine = Line<never, never>;
export interface AnyTable {
  readonly actions: Readonly<Record<string, AnyLine | readonly [line: AnyLine, reply: Shape]>>;
  /** The shapes of the pushes that the wire fixes. */
  readonly pushes?: Readonly<Record<string, Shape>>;
}
