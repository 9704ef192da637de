/** Facts of the installation and the computer. What an older client lacks is left out. */
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';

export function createFacts(client: WorkbenchClient, fallback: string) {
  const { fileSystem, storage, clientAuthentication } = client;
  const read = async (signal: AbortSignal) => {
    const [browser, temp, machine, installation] = await Promise.all([
      quietly(fileSystem.getBrowserFolder({ signal })),
      quietly(fileSystem.getTempDataFolder({ signal })),
      quietly(clientAuthentication.getMachineInfo({ signal })),
      quietly(storage.getAppInstallData({ signal })),
    ]);
    return { browserFolder: browser?.path, tempFolder: temp?.path, ...machine, ...installation };
  };
  const initial: Partial<Awaited<ReturnType<typeof read>>> = {};
  const { $value, ...facts } = createResource({ fallback, initial, read });
  return { ...facts, $facts: $value };
}
