/** Asks the local client to open the seller assistant's look-up in a tab of its own. One connection, closed afterwards. */
import { assistantUrl } from '#src/config/site.ts';
import { browserEnvironment, createBridgeClient, isBridgeError, NETWORK_MESSAGE } from '#bridge-lib';

export type LookUp = { ok: true } | { ok: false; reason: string };

export async function openLookUp(product: string, signal: AbortSignal): Promise<LookUp> {
  const client = createBridgeClient({ ...browserEnvironment(), reloadOnClose: false });
  try {
    client.start();
    client.connect();
    const url = `${assistantUrl}?product=${encodeURIComponent(product)}`;
    await client.webBrowser.createTab({ url }, { signal });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: isBridgeError(error) ? error.message : NETWORK_MESSAGE };
  } finally {
    client.dispose();
  }
}
