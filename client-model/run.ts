/** Finds the action that a page asks for, and runs it. The caller sends the answer. */
import { type ClientRight, mayUse, userOf } from '#src/domain/client-rights.ts';
import type { Payload, World } from './action.ts';
import { findAction } from './actions/index.ts';
import { Refusal, type RefusalKind } from './refusals.ts';

/** The refusals for guests, instead of those about roles. */
const GUEST: Partial<Record<ClientRight, RefusalKind>> = {
  clearData: 'guestClears',
  plugins: 'guestPlugins',
  pay: 'guestPays',
};

/**
 * The client's check of the table of roles.
 *
 * @throws Refusal when the person who is signed in does not have the right
 */
function need(right: ClientRight, { state }: World): void {
  const user = userOf(state.login);
  if (!mayUse(right, user)) throw new Refusal((user === 'guest' ? GUEST[right] : undefined) ?? 'right');
}

/**
 * @param args the list of the request, or nothing
 * @returns the action's result, at once or later
 * @throws Refusal at once, or by rejection
 */
export function runAction(
  module: string,
  action: string,
  args: readonly unknown[] | undefined,
  world: World,
): unknown {
  const found = findAction(module, action);
  if (!found) throw new Refusal('action', `${module}.${action}`);
  if (found.right) need(found.right, world);
  const payload = args?.[0] ?? {};
  if (typeof payload !== 'object' || Array.isArray(payload)) throw new Refusal('argument');
  // An object from JSON; each action checks the fields that it reads.
  return found(payload as Payload, world);
}

/** The answer for an action's error: any error but a refusal is the client's own fault. */
export function refusalOf(error: unknown, { state }: World): { ret: number; message: string } {
  const refusal = error instanceof Refusal ? error : new Refusal('inside');
  return { ret: refusal.ret, message: refusal.messageIn(state.settings.language) };
}
