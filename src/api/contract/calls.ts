/**
 * The calls as the server needs them, with the checks of their requests. Pages import the single file of a call
 * instead, since this one contains every schema.
 */
import type { ApiCall } from './call.ts';
import * as contract from './index.ts';

type Contract = typeof contract;

/** Names of the calls in the files that `index.ts` exports; the same on both sides. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends ApiCall ? Name : never;
}[keyof Contract];

type CheckOf<Name extends CallName> = NonNullable<Contract[Name]['request']>;

/** A call without a check is a type error. */
const parts: Readonly<Record<string, unknown>> = contract satisfies {
  readonly [Name in CallName as `${Name}Request`]: CheckOf<Name>;
};

const names = Object.keys(contract).filter((name): name is CallName => `${name}Request` in parts);

/** The server has a handler of the same name for each. */
export const calls = Object.fromEntries(
  names.map((name) => [name, { ...contract[name], request: parts[`${name}Request`] }]),
) as unknown as { readonly [Name in CallName]: Contract[Name] & { readonly request: CheckOf<Name> } };
