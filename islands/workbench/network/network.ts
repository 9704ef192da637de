/**
 * The path of the client's own requests: its lines, its name service, and the address that it calls. What an older
 * client lacks stays `undefined`, and the panel leaves it out.
 */
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';

export interface Dns {
  status: 'ok' | 'slow' | 'failed';
  servers: readonly string[];
}

export interface NetworkState {
  lineIds: readonly string[] | undefined;
  /** The line of the client's requests; null for none. */
  lineId: string | null;
  dns: Dns | undefined;
  preUrl: string | undefined;
}

export type NetworkPaths = ReturnType<typeof createNetworkPaths>;

export function createNetworkPaths(client: WorkbenchClient, fallback: string) {
  const { systemInfo, serverApi } = client;
  const { $value, change, ...state } = createResource<NetworkState>({
    fallback,
    initial: { lineIds: undefined, lineId: null, dns: undefined, preUrl: undefined },
    async read(signal) {
      const [lines, dns, address] = await Promise.all([
        quietly(systemInfo.getLineIds({ signal })),
        quietly(systemInfo.getDnsStatus({ signal })),
        quietly(systemInfo.getApiPreUrl({ signal })),
      ]);
      return {
        lineIds: lines?.lineIds,
        lineId: lines?.lineId ?? null,
        dns: dnsOf(dns),
        preUrl: address?.preUrl,
      };
    },
    push: () =>
      client.on('dataObserver', 'CommonState', ({ key, value }) => {
        if (key === 'preUrl' && typeof value === 'string') change({ preUrl: value });
        if (key === 'netLineId' && (value === null || typeof value === 'string')) change({ lineId: value });
      }),
  });

  return {
    ...state,
    $state: $value,
    async selectLine(lineId: string | null) {
      const reply = await state.tasks.ask('line', serverApi.selectNetLine, { lineId });
      if (reply) change({ lineId: reply.lineId === undefined ? lineId : reply.lineId });
      return reply !== undefined;
    },
    async checkDns() {
      const reply = await state.tasks.run('dns', (signal) => systemInfo.getDnsStatus({ signal }));
      if (reply) change({ dns: dnsOf(reply) });
    },
    /** @param isKept whether it stays after a restart of the client */
    async setPreUrl(preUrl: string, isKept: boolean) {
      const set = isKept ? systemInfo.setApiPreUrl : serverApi.changePreUrl;
      const reply = await state.tasks.ask('address', set, { preUrl });
      if (reply) change({ preUrl: reply.preUrl ?? preUrl });
      return reply !== undefined;
    },
  };
}

function dnsOf(reply: Partial<Dns> | undefined): Dns | undefined {
  return reply?.status && { status: reply.status, servers: reply.servers ?? [] };
}
