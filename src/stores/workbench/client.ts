/**
 * What the workbench asks of a client: the modules of the bridge that its panels use. The bridge's own client fits,
 * and so does the demo that lives in the page.
 */
import type { BridgeClient } from '#bridge-lib';

/** What panels and the doctor show; they import the bridge's words from here. */
export type { Remedy, Store } from '#bridge-lib';

export type WorkbenchClient = Pick<
  BridgeClient,
  | 'browserManager'
  | 'favourites'
  | 'plugins'
  | 'gateway'
  | 'clientAuthentication'
  | 'systemInfo'
  | 'dataObserver'
  | 'payment'
  | 'on'
>;
