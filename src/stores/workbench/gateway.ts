/** Acceleration: the lines, which one is used, and how long each takes to answer. */
import type { AccelerateInfo, Line } from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from './client.ts';
import { trackLoad, type LoadState } from './load-state.ts';
import { createTasks, type Tasks } from './tasks.ts';

export interface Gateway {
  $load: ReadableAtom<LoadState>;
  $info: ReadableAtom<AccelerateInfo>;
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
  const tasks = createTasks(fallback);

  async function set(id: string, enabled: boolean, lineId: string | null): Promise<void> {
    const info = await tasks.run(id, (signal) =>
      client.gateway.setAccelerateInfo({ enabled, lineId }, { signal }),
    );
    // Latencies already measured are kept where the answer has none.
    if (info) $info.set({ ...info, lines: keepLatencies(info.lines, $info.get().lines) });
  }

  return {
    $load,
    $info,
    tasks,
    load: () =>
      trackLoad($load, tasks, async () => {
        const info = await tasks.run('load', (signal) => client.gateway.getAccelerateInfo({ signal }));
        if (info) $info.set({ ...info, lines: keepLatencies(info.lines, $info.get().lines) });
        return info !== undefined;
      }),
    async measure() {
      const lineIds = $info.get().lines.map(({ id }) => id);
      const reply = await tasks.run('measure', (signal) => client.gateway.speedTest({ lineIds }, { signal }));
      if (reply) $info.set({ ...$info.get(), lines: keepLatencies($info.get().lines, reply.lines) });
    },
    choose: (lineId) => set(`choose:${lineId}`, true, lineId),
    setEnabled: (isEnabled) =>
      set('enable', isEnabled, $info.get().lineId ?? fastestLine($info.get().lines)?.id ?? null),
    dispose() {
      tasks.dispose();
    },
  };
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
