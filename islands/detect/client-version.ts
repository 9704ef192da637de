/** Asks the local client which version it is, for the device check. */
import { askClient, type ClientAnswer, type ClientCallOptions } from '#src/stores/client-call.ts';

const LIMIT_MS = 15_000;

export function askClientVersion(options: ClientCallOptions): Promise<ClientAnswer<string>> {
  return askClient(
    async (client, signal) => (await client.systemInfo.getVersion({ signal, timeLimitMs: LIMIT_MS })).version,
    options,
  );
}
