/**
 * The network: the path of the client's own requests (its lines, its name service, the address that it calls), and
 * acceleration. What an older client lacks stays `undefined`, and the panel leaves it out.
 */
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';
import type { AccelerateInfo, Line } from '#bridge-lib';
import * as v from 'valibot';

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

/** Acceleration: its lines, the one in use, and their latencies. */
export interface GatewayState extends AccelerateInfo {
  /** Whether acceleration carries traffic; undefined if the client does not say. */
  isConnected: boolean | undefined;
  /** Lines that were measured and did not answer. */
  silent: ReadonlySet<string>;
}

const UNKNOWN: GatewayState = {
  enabled: false,
  lineId: null,
  lines: [],
  isConnected: undefined,
  silent: new Set(),
};

const pushedState = v.object({ enabled: v.boolean(), lineId: v.nullable(v.string()) });

export function createGateway(client: WorkbenchClient, fallback: string) {
  const { gateway } = client;
  const { $value, change, ...state } = createResource<GatewayState>({
    fallback,
    initial: UNKNOWN,
    async read(signal): Promise<GatewayState> {
      await applyInfo(await gateway.getAccelerateInfo({ signal }));
      return $value.get();
    },
    push: () =>
      client.on('dataObserver', 'CommonState', ({ key, value }) => {
        if (key !== 'acceleration') return;
        const pushed = v.safeParse(pushedState, value);
        if (pushed.success) void applyInfo(pushed.output);
      }),
  });

  /** Keeps measured latencies that the answer leaves out. */
  async function applyInfo(info: Partial<AccelerateInfo>): Promise<void> {
    const { lines } = $value.get();
    change({ ...info, lines: keepLatencies(info.lines ?? lines, lines) });
    const status = await quietly(gateway.getStatus());
    change({ isConnected: status?.connected });
  }

  /** Selects by key; an older client accepts only the whole setting. */
  const select = (lineId: string, signal: AbortSignal) =>
    gateway
      .selectKey({ lineId }, { signal })
      .catch(() => gateway.setAccelerateInfo({ enabled: true, lineId }, { signal }));

  return {
    ...state,
    $state: $value,
    measure: async () => {
      const lineIds = $value.get().lines.map(({ id }) => id);
      const reply = await state.tasks.ask('measure', gateway.speedTest, { lineIds });
      if (!reply) return;
      const silent = reply.lines.flatMap(({ id, latencyMs }) => ((latencyMs ?? null) === null ? id : []));
      change({ silent: new Set(silent), lines: keepLatencies($value.get().lines, reply.lines) });
    },
    async choose(lineId: string) {
      const reply = await state.tasks.run(`choose:${lineId}`, (signal) => select(lineId, signal));
      if (reply)
        await applyInfo({ ...reply, enabled: reply.enabled ?? true, lineId: reply.lineId ?? lineId });
    },
    async setEnabled(enabled: boolean) {
      const lineId = $value.get().lineId ?? fastestLine($value.get().lines)?.id ?? null;
      const reply = await state.tasks.ask('enable', gateway.setAccelerateInfo, { enabled, lineId });
      if (reply) await applyInfo(reply);
    },
  };
}

function keepLatencies(lines: readonly Line[], measured: readonly Line[]): Line[] {
  const known = new Map(measured.map((line) => [line.id, line.latencyMs]));
  return lines.map((line) => ({ ...line, latencyMs: known.get(line.id) ?? line.latencyMs ?? null }));
}

/** The fastest measured line; the first of the list if none is measured. */
export function fastestLine(lines: readonly Line[]): Line | undefined {
  const measured = lines.filter((line) => line.latencyMs !== null);
  return measured.sort((a, b) => (a.latencyMs ?? 0) - (b.latencyMs ?? 0))[0] ?? lines[0];
}
