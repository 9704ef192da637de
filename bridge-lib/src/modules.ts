/**
 * The modules of the wire as values: `@berth/bridge/modules`. A page gives those that it uses to `createBridgeClient`,
 * and ships only these.
 *
 * @example
 * import { browserManager, systemInfo } from '@berth/bridge/modules';
 * const client = createBridgeClient({ ...browserEnvironment(), modules: { browserManager, systemInfo } });
 */
export { analysis } from './actions/analysis.ts';
export { browserManager } from './actions/browser-manager.ts';
export { clientAuthentication } from './actions/client-authentication.ts';
export { dataObserver } from './actions/data-observer.ts';
export { favourites } from './actions/favourites.ts';
export { fileSystem } from './actions/file-system.ts';
export { gateway } from './actions/gateway.ts';
export { logging } from './actions/logging.ts';
export { payment } from './actions/payment.ts';
export { plugins } from './actions/plugins.ts';
export { selfHelpRepair } from './actions/self-help-repair.ts';
export { serverApi } from './actions/server-api.ts';
export { storage } from './actions/storage.ts';
export { systemInfo } from './actions/system-info.ts';
export { webBrowser } from './actions/web-browser.ts';
