/** Asks the local client to open the seller assistant's look-up in a tab of its own. */
import { askClient, type ClientAnswer, type ClientCallOptions } from '#src/stores/client-call.ts';

/** @param page absolute address of the look-up */
export function openLookUp(
  page: string,
  product: string,
  options: ClientCallOptions,
): Promise<ClientAnswer<unknown>> {
  const url = `${page}?product=${encodeURIComponent(product)}`;
  return askClient((client, signal) => client.webBrowser.createTab({ url }, { signal }), options);
}
