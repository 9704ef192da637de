/** Finds the action that a page asks for, and runs it. The caller sends the answer. */
import type { ModuleName } from '#bridge-lib';
import { type ClientRight, mayUse, userOf } from '#src/domain/client-rights.ts';
import type { ActionContext, ActionsOf, Payload } from './action.ts';
import { browserManager } from './actions/browser-manager.ts';
import {
  analysis,
  clientAuthentication,
  dataObserver,
  fileSystem,
  logging,
  selfHelpRepair,
  storage,
} from './actions/small-modules.ts';
import { favourites } from './actions/favourites.ts';
import { gateway } from './actions/gateway.ts';
import { payment } from './actions/payment.ts';
import { plugins } from './actions/plugins.ts';
import { serverApi } from './actions/server-api.ts';
import { systemInfo } from './actions/system-info.ts';
import { webBrowser } from './actions/web-browser.ts';
import { Refusal, type RefusalKind } from './refusals.ts';

/** All modules of the client, by their names on the wire. */
const MODULES: { readonly [M in ModuleName]: ActionsOf<M> } = {
  analysis,
  browserManager,
  clientAuthentication,
  dataObserver,
  favourites,
  fileSystem,
  gateway,
  logging,
  payment,
  plugins,
  selfHelpRepair,
  serverApi,
  storage,
  systemInfo,
  webBrowser,
};

interface AnyAction {
  (payload: Payload, context: ActionContext): unknown;
  readonly right?: ClientRight;
}

// A Map, so that names from the wire never reach a prototype.
const ACTIONS = new Map<string, AnyAction>(
  Object.entries(MODULES).flatMap(([module, actions]) =>
    Object.entries<AnyAction>(actions).map(([name, action]): [string, AnyAction] => [
      `${module}/${name}`,
      action,
    ]),
  ),
);

/** The refusals for guests, instead of those about roles. */
const GUEST_REFUSALS: Partial<Record<ClientRight, RefusalKind>> = {
  clearData: 'guestClears',
  plugins: 'guestPlugins',
  pay: 'guestPays',
};

/**
 * The client's check of the table of roles.
 *
 * @throws Refusal when the person who is signed in does not have the right
 */
function requireRight(right: ClientRight, { state }: ActionContext): void {
  const user = userOf(state.login);
  if (!mayUse(right, user))
    throw new Refusal((user === 'guest' ? GUEST_REFUSALS[right] : undefined) ?? 'right');
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
  context: ActionContext,
): unknown {
  const found = ACTIONS.get(`${module}/${action}`);
  if (!found) throw new Refusal('action', `${module}.${action}`);
  if (found.right) requireRight(found.right, context);
  const payload = args?.[0] ?? {};
  if (typeof payload !== 'object' || Array.isArray(payload)) throw new Refusal('argument');
  // An object from JSON; each action checks the fields that it reads.
  return found(payload as Payload, context);
}

/** The answer for an action's error: any error but a refusal is the client's own fault. */
export function refusalOf(error: unknown, { state }: ActionContext): { ret: number; message: string } {
  const refusal = error instanceof Refusal ? error : new Refusal('internal');
  return { ret: refusal.ret, message: refusal.messageIn(state.settings.language) };
}
