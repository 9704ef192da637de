/** An example of every action, by module, and who may: for tests, documents and those who write a client. No page ships it. */
import { analysisExamples } from './actions/analysis.ts';
import { browserManagerExamples } from './actions/browser-manager.ts';
import { clientAuthenticationExamples } from './actions/client-authentication.ts';
import { dataObserverExamples } from './actions/data-observer.ts';
import { favouritesExamples } from './actions/favourites.ts';
import { fileSystemExamples } from './actions/file-system.ts';
import { gatewayExamples } from './actions/gateway.ts';
import { loggingExamples } from './actions/logging.ts';
import { paymentExamples } from './actions/payment.ts';
import { pluginsExamples } from './actions/plugins.ts';
import { selfHelpRepairExamples } from './actions/self-help-repair.ts';
import { serverApiExamples } from './actions/server-api.ts';
import { storageExamples } from './actions/storage.ts';
import { systemInfoExamples } from './actions/system-info.ts';
import { webBrowserExamples } from './actions/web-browser.ts';

export const examples = {
  analysis: analysisExamples,
  browserManager: browserManagerExamples,
  clientAuthentication: clientAuthenticationExamples,
  dataObserver: dataObserverExamples,
  favourites: favouritesExamples,
  fileSystem: fileSystemExamples,
  gateway: gatewayExamples,
  logging: loggingExamples,
  payment: paymentExamples,
  plugins: pluginsExamples,
  selfHelpRepair: selfHelpRepairExamples,
  serverApi: serverApiExamples,
  storage: storageExamples,
  systemInfo: systemInfoExamples,
  webBrowser: webBrowserExamples,
};
