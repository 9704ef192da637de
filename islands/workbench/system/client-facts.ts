/** What there is to know of the installation and the computer. What an older client does not tell is left out. */
import { map, type ReadableAtom } from 'nanostores';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';

export interface ClientFacts {
  isLoaded: boolean;
  browserFolder: string | undefined;
  tempFolder: string | undefined;
  machineId: string | undefined;
  machineName: string | undefined;
  system: string | undefined;
  processor: string | undefined;
  memoryMb: number | undefined;
  /** Milliseconds since 1970. */
  installedAt: number | undefined;
  /** Who led to the installation; empty for no partner. */
  channelId: string | undefined;
  promoter: string | undefined;
}

export interface FactsStore {
  $facts: ReadableAtom<ClientFacts>;
  load: () => Promise<void>;
}

export function createFacts({
  fileSystem,
  storage,
  clientAuthentication,
}: Pick<WorkbenchClient, 'fileSystem' | 'storage' | 'clientAuthentication'>): FactsStore {
  const $facts = map<ClientFacts>({
    isLoaded: false,
    browserFolder: undefined,
    tempFolder: undefined,
    machineId: undefined,
    machineName: undefined,
    system: undefined,
    processor: undefined,
    memoryMb: undefined,
    installedAt: undefined,
    channelId: undefined,
    promoter: undefined,
  });
  return {
    $facts,
    async load() {
      const [browser, temp, machine, installation] = await Promise.all([
        quietly(fileSystem.getBrowserFolder()),
        quietly(fileSystem.getTempDataFolder()),
        quietly(clientAuthentication.getMachineInfo()),
        quietly(storage.getAppInstallData()),
      ]);
      $facts.set({
        isLoaded: true,
        browserFolder: browser?.path,
        tempFolder: temp?.path,
        machineId: machine?.machineId,
        machineName: machine?.machineName,
        system: machine?.system,
        processor: machine?.processor,
        memoryMb: machine?.memoryMb,
        installedAt: installation?.installedAt,
        channelId: installation?.channelId,
        promoter: installation?.promoter,
      });
    },
  };
}
