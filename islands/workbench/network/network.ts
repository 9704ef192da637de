/**
 * By which way the client's own requests go: its lines, its name service, and the address that it calls. What an older
 * client does not know stays `undefined`, and the panel leaves it out.
 */
import { map, type ReadableAtom } from 'nanostores';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createTasks, type Tasks } from '#src/stores/client/tasks.ts';

export interface Dns {
  status: 'ok' | 'slow' | 'failed';
  servers: readonly string[];
}

export interface NetworkState {
  isLoaded: boolean;
  lineIds: readonly string[] | undefined;
  /** The line that the client's requests take; null for none. */
  lineId: string | null;
  dns: Dns | undefined;
  preUrl: string | undefined;
}

export interface NetworkPaths {
  $state: ReadableAtom<NetworkState>;
  tasks: Tasks;
  load: () => Promise<void>;
  selectLine: (lineId: string | null) => Promise<boolean>;
  checkDns: () => Promise<void>;
  /** @param isKept also after the client has been restarted */
  setPreUrl: (preUrl: string, isKept: boolean) => Promise<boolean>;
  dispose: () => void;
}

export function createNetworkPaths(client: WorkbenchClient, fallback: string): NetworkPaths {
  const $state = map<NetworkState>({
    isLoaded: false,
    lineIds: undefined,
    lineId: null,
    dns: undefined,
    preUrl: undefined,
  });
  const tasks = createTasks(fallback);
  const { systemInfo, serverApi } = client;
  const endPushes = client.on('dataObserver', 'CommonState', ({ key, value }) => {
    if (key === 'preUrl' && typeof value === 'string') $state.setKey('preUrl', value);
    if (key === 'netLineId' && (value === null || typeof value === 'string')) $state.setKey('lineId', value);
  });

  return {
    $state,
    tasks,
    async load() {
      const [lines, dns, address] = await Promise.all([
        quietly(systemInfo.getLineIds()),
        quietly(systemInfo.getDnsStatus()),
        quietly(systemInfo.getApiPreUrl()),
      ]);
      $state.set({
        isLoaded: true,
        lineIds: lines?.lineIds,
        lineId: lines?.lineId ?? null,
        dns: dnsOf(dns),
        preUrl: address?.preUrl,
      });
    },
    async selectLine(lineId) {
      const reply = await tasks.run('line', (signal) => serverApi.selectNetLine({ lineId }, { signal }));
      if (!reply) return false;
      $state.setKey('lineId', reply.lineId === undefined ? lineId : reply.lineId);
      return true;
    },
    async checkDns() {
      const reply = await tasks.run('dns', (signal) => systemInfo.getDnsStatus({ signal }));
      if (reply) $state.setKey('dns', dnsOf(reply));
    },
    async setPreUrl(preUrl, isKept) {
      const reply = await tasks.run('address', (signal) =>
        isKept
          ? systemInfo.setApiPreUrl({ preUrl }, { signal })
          : serverApi.changePreUrl({ preUrl }, { signal }),
      );
      if (!reply) return false;
      $state.setKey('preUrl', reply.preUrl ?? preUrl);
      return true;
    },
    dispose() {
      endPushes();
      tasks.dispose();
    },
  };
}

function dnsOf(reply: Partial<Dns> | undefined): Dns | undefined {
  return reply?.status && { status: reply.status, servers: reply.servers ?? [] };
}
