/** All actions of the client by module and name, as the wire has them. */
import type { ModuleName } from '#bridge-lib';
import type { ClientRight } from '#src/domain/client-rights.ts';
import type { ActionsOf, Payload, ActionContext } from '#client-model/action.ts';
import { browserManager } from './browser-manager.ts';
import {
  analysis,
  clientAuthentication,
  dataObserver,
  fileSystem,
  logging,
  selfHelpRepair,
  storage,
} from './small-modules.ts';
import { favourites } from './favourites.ts';
import { gateway } from './gateway.ts';
import { payment } from './payment.ts';
import { plugins } from './plugins.ts';
import { serverApi } from './server-api.ts';
import { systemInfo } from './system-info.ts';
import { webBrowser } from './web-browser.ts';

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

export interface AnyAction {
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

export function findAction(module: string, name: string): AnyAction | undefined {
  return ACTIONS.get(`${module}/${name}`);
}
