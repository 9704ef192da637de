/**
 * What the workbench asks of a client: of the bridge's modules, the actions that its panels use, and no others. The
 * bridge's own client fits, and so does the demo that lives in the page.
 */
import type { BridgeModules, ModuleName, PaymentResult, Store } from '#bridge-lib';

/** What panels and the doctor show; they import the bridge's words from here. */
export type { Remedy, Store } from '#bridge-lib';

type Modules = BridgeModules<ModuleName>;
type Actions<Module extends ModuleName, Name extends keyof Modules[Module]> = Pick<Modules[Module], Name>;

export interface WorkbenchClient {
  readonly browserManager: Actions<
    'browserManager',
    'getStoreList' | 'getOpenStatusList' | 'open' | 'close' | 'clearCache' | 'clearUserData'
  >;
  readonly favourites: Actions<'favourites', 'list' | 'create' | 'update' | 'move' | 'delete'>;
  readonly plugins: Modules['plugins'];
  readonly gateway: Actions<'gateway', 'getAccelerateInfo' | 'setAccelerateInfo' | 'speedTest'>;
  readonly clientAuthentication: Actions<
    'clientAuthentication',
    'getLoginInfo' | 'getMachineInfo' | 'login' | 'logout'
  >;
  readonly systemInfo: Actions<
    'systemInfo',
    | 'getVersion'
    | 'checkNewVersion'
    | 'getLanguage'
    | 'setLanguage'
    | 'getHardwareAcceleration'
    | 'setHardwareAcceleration'
    | 'getAutostart'
    | 'setAutostart'
    | 'getDefaultBrowser'
    | 'setDefaultBrowser'
    | 'getNotificationSettings'
    | 'setNotificationSettings'
    | 'getTempSize'
    | 'restart'
    | 'exit'
  >;
  readonly dataObserver: Modules['dataObserver'];
  readonly payment: Modules['payment'];
  readonly on: Listen;
}

/** Hears a push. @returns ends that */
interface Listen {
  (module: 'dataObserver', action: 'StoreInfo', handler: (shop: Store) => void): () => void;
  (module: 'payment', action: 'PaymentResult', handler: (result: PaymentResult) => void): () => void;
}
