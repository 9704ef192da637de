/**
 * What the workbench asks of a client: every module of the bridge. The bridge's own client fits, and so does the demo that
 * lives in the page.
 */
import type { BridgeModules, ModuleName, PushMap, PushModule, PushName } from '#bridge-lib';

/** What panels and the doctor show; they import the bridge's words from here. */
export type { Remedy, Store } from '#bridge-lib';

export interface WorkbenchClient extends BridgeModules<ModuleName> {
  /** Hears a push. @returns ends that */
  on<M extends PushModule, A extends PushName<M>>(
    module: M,
    action: A,
    handler: (payload: PushMap[M][A]) => void,
  ): () => void;
}

/** For calls that the visitor did not ask for: their failure is not shown. */
export async function quietly<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch {
    return undefined; // an older client may not know it
  }
}
