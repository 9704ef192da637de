/** Acceleration: the lines, which one is used, and how long each takes to answer. */
import type { AccelerateInfo, Line } from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { trackLoad, type LoadState } from '#src/stores/client/load-state.ts';
import { createTasks, type Tasks } from '#src/stores/client/tasks.ts';

export interface Gateway {
  $load: ReadableAtom<LoadState>;
  $info: ReadableAtom<AccelerateInfo>;
  /** Whether the acceleration carries anything; undefined when the client does not say. */
  $isConnected: ReadableAtom<boolean | undefined>;
  /** Lines that were measured and did not answer. */
  $untold: ReadableAtom<ReadonlySet<string>>;
  tasks: Tasks;
  load: () => Promise<void>;
  measure: () => Promise<void>;
  choose: (lineId: string) => Promise<void>;
  setEnabled: (isEnabled: boolean) => Promise<void>;
  dispose: () => void;
}

export function createGateway(client: WorkbenchClient, fallback: string): Gateway {
  const $load = atom<LoadState>('loading');
  const $info = atom<AccelerateInfo>({ enabled: false, lineId: null, lines: [] });
  const $isConnected = atom<boolean | undefined>();
  const $untold = atom<ReadonlySet<string>>(new Set());
  const tasks = createTasks(fallback);

  /** By its key; an older client knows only the whole setting. */
  const select = (lineId: string, signal: AbortSignal) =>
    client.gateway
      .selectKey({ lineId }, { signal })
      .catch(() => client.gateway.setAccelerateInfo({ enabled: true, lineId }, { signal }));

  async function set(id: string, enabled: boolean, lineId: string | null): Promise<void> {
    const info = await tasks.run(id, (signal) =>
      client.gateway.setAccelerateInfo({ enabled, lineId }, { signal }),
    );
    // Latencies already measured are kept where the answer has none.
    if (!info) return;
    $info.set({ ...info, lines: keepLatencies(info.lines, $info.get().lines) });
    await readStatus();
  }

  const readStatus = async (): Promise<void> => {
    const status = await quietly(client.gateway.getStatus());
    $isConnected.set(status?.connected);
  };
  const endPushes = client.on('dataObserver', 'CommonState', ({ key, value }) => {
    if (key !== 'acceleration' || !isChoice(value)) return;
    $info.set({ ...$info.get(), enabled: value.enabled, lineId: value.lineId });
    void readStatus();
  });

  return {
    $load,
    $info,
    $isConnected,
    $untold,
    tasks,
    load: () =>
      trackLoad($load, tasks, async () => {
        const info = await tasks.run('load', (signal) => client.gateway.getAccelerateInfo({ signal }));
        if (info) $info.set({ ...info, lines: keepLatencies(info.lines, $info.get().lines) });
        if (info) await readStatus();
        return info !== undefined;
      }),
    async measure() {
      const lineIds = $info.get().lines.map(({ id }) => id);
      const reply = await tasks.run('measure', (signal) => client.gateway.speedTest({ lineIds }, { signal }));
      if (!reply) return;
      $untold.set(
        new Set(reply.lines.flatMap(({ id, latencyMs }) => ((latencyMs ?? null) === null ? id : []))),
      );
      $info.set({ ...$info.get(), lines: keepLatencies($info.get().lines, reply.lines) });
    },
    async choose(lineId) {
      const reply = await tasks.run(`choose:${lineId}`, (signal) => select(lineId, signal));
      if (!reply) return;
      const { lines } = $info.get();
      $info.set({
        enabled: reply.enabled ?? true,
        lineId: reply.lineId ?? lineId,
        lines: reply.lines ? keepLatencies(reply.lines, lines) : lines,
      });
      await readStatus();
    },
    setEnabled: (isEnabled) =>
      set('enable', isEnabled, $info.get().lineId ?? fastestLine($info.get().lines)?.id ?? null),
    dispose() {
      endPushes();
      tasks.dispose();
    },
  };
}

function isChoice(value: unknown): value is { enabled: boolean; lineId: string | null } {
  if (typeof value !== 'object' || value === null) return false;
  const { enabled, lineId } = value as { enabled?: unknown; lineId?: unknown };
  return typeof enabled === 'boolean' && (lineId === null || typeof lineId === 'string');
}

function keepLatencies(lines: readonly Line[], measured: readonly Line[]): Line[] {
  const known = new Map(measured.map((line) => [line.id, line.latencyMs]));
  return lines.map((line) => ({ ...line, latencyMs: known.get(line.id) ?? line.latencyMs ?? null }));
}

/** The measured line that answers first; the first one of the list while none is measured. */
export function fastestLine(lines: readonly Line[]): Line | undefined {
  const measured = lines.filter((line) => line.latencyMs !== null);
  return measured.sort((a, b) => (a.latencyMs ?? 0) - (b.latencyMs ?? 0))[0] ?? lines[0];
}
