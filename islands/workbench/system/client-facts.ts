/** What there is to know of the installation and the computer. What an older client does not tell is left out. */
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';

export interface ClientFacts {
  browserFolder?: string | undefined;
  tempFolder?: string | undefined;
  machineId?: string | undefined;
  machineName?: string | undefined;
  system?: string | undefined;
  processor?: string | undefined;
  memoryMb?: number | undefined;
  /** Milliseconds since 1970. */
  installedAt?: number | undefined;
  /** Who led to the installation; empty for no partner. */
  channelId?: string | undefined;
  promoter?: string | undefined;
}

export function createFacts(client: WorkbenchClient, fallback: string) {
  const { fileSystem, storage, clientAuthentication } = client;
  const { $value, ...facts } = createResource<ClientFacts>({
    fallback,
    initial: {},
    async read(signal) {
      const [browser, temp, machine, installation] = await Promise.all([
        quietly(fileSystem.getBrowserFolder({ signal })),
        quietly(fileSystem.getTempDataFolder({ signal })),
        quietly(clientAuthentication.getMachineInfo({ signal })),
        quietly(storage.getAppInstallData({ signal })),
      ]);
      return { browserFolder: browser?.path, tempFolder: temp?.path, ...machine, ...installation };
    },
  });
  return { ...facts, $facts: $value };
}
