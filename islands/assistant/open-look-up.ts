/** Asks the local client to open the seller assistant's look-up in a tab of its own. */
import { assistantUrl } from '#src/config/services.ts';
import { askClient, type ClientAnswer, type ClientCallOptions } from '#src/stores/client-call.ts';

export function openLookUp(product: string, options: ClientCallOptions): Promise<ClientAnswer<unknown>> {
  const url = `${assistantUrl}?product=${encodeURIComponent(product)}`;
  return askClient((client, signal) => client.webBrowser.createTab({ url }, { signal }), options);
}
