/**
 * The client that the workbench needs: every module of the bridge. Both the bridge's client and the demo in the page
 * implement it.
 */
import type { BridgeModules, ModuleName, PushMap, PushModule, PushName } from '#bridge-lib';

/** Panels and the doctor import the bridge's types from here. */
export type { Remedy, Store } from '#bridge-lib';

export interface WorkbenchClient extends BridgeModules<ModuleName> {
  /** Calls back for a push. @returns a function that stops it */
  on<M extends PushModule, A extends PushName<M>>(
    module: M,
    action: A,
    handler: (payload: PushMap[M][A]) => void,
  ): () => void;
}

/** For calls that the visitor did not request: a failure is not shown. */
export async function quietly<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch {
    return undefined; // an older client may not know it
  }
}
