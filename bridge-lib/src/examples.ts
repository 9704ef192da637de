/** An example and the permission of every action, by module, for tests, documents and authors of clients only. */
export { analysisExamples as analysis } from './actions/analysis.ts';
export { browserManagerExamples as browserManager } from './actions/browser-manager.ts';
export { clientAuthenticationExamples as clientAuthentication } from './actions/client-authentication.ts';
export { dataObserverExamples as dataObserver } from './actions/data-observer.ts';
export { favouritesExamples as favourites } from './actions/favourites.ts';
export { fileSystemExamples as fileSystem } from './actions/file-system.ts';
export { gatewayExamples as gateway } from './actions/gateway.ts';
export { loggingExamples as logging } from './actions/logging.ts';
export { paymentExamples as payment } from './actions/payment.ts';
export { pluginsExamples as plugins } from './actions/plugins.ts';
export { selfHelpRepairExamples as selfHelpRepair } from './actions/self-help-repair.ts';
export { serverApiExamples as serverApi } from './actions/server-api.ts';
export { storageExamples as storage } from './actions/storage.ts';
export { systemInfoExamples as systemInfo } from './actions/system-info.ts';
export { webBrowserExamples as webBrowser } from './actions/web-browser.ts';
