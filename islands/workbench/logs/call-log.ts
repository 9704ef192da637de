/**
 * Records every call of the panels to the client and its result, without secrets. It wraps the client and changes no
 * call.
 */
import { isBridgeError, type ModuleName } from '#bridge-lib';
import * as modules from '#bridge-lib/modules.ts';
import { atom } from 'nanostores';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { oncePerFrame, type NextFrame } from '#islands/workbench/frames.ts';
import type { Clock } from '#src/browser/clock.ts';
import { summarise, type CallRecord } from './call-record.ts';

/** Beyond this the oldest are removed. */
export const MAX_RECORDS = 300;

type AnyMethod = (...args: readonly unknown[]) => Promise<unknown>;

export function createCallLog(
  client: WorkbenchClient,
  nextFrame: NextFrame,
  clock: Pick<Clock, 'wallMs' | 'monotonicMs'>,
) {
  const $records = atom<readonly CallRecord[]>([]);
  let records: CallRecord[] = [];
  let count = 0;
  const show = oncePerFrame(nextFrame, () => $records.set(records));

  function note(module: string, action: string, args: string): (outcome: string, reason: string) => void {
    const beganMs = clock.monotonicMs();
    count += 1;
    const record: CallRecord = {
      id: count,
      at: clock.wallMs(),
      module,
      action,
      args,
      outcome: 'pending',
      reason: '',
      tookMs: null,
    };
    records = [record, ...records].slice(0, MAX_RECORDS);
    show();
    return (outcome, reason) => {
      const tookMs = Math.round(clock.monotonicMs() - beganMs);
      records = records.map((other) =>
        other.id === record.id ? { ...other, outcome, reason, tookMs } : other,
      );
      show();
    };
  }

  function observed(module: string, methods: object): object {
    return Object.fromEntries(
      // Modules are records of methods: the library's type says so, method by method.
      Object.entries(methods as Record<string, AnyMethod>).map(([name, method]) => {
        const action = name.charAt(0).toUpperCase() + name.slice(1);
        const call: AnyMethod = async (...args) => {
          const [payload] = args;
          const end = note(module, action, isOptions(payload) ? '' : summarise(payload));
          try {
            const reply = await method(...args);
            end('done', '');
            return reply;
          } catch (error) {
            end(isBridgeError(error) ? error.kind : 'failed', error instanceof Error ? error.message : '');
            throw error;
          }
        };
        return [name, call];
      }),
    );
  }

  const names = Object.keys(modules) as ModuleName[]; // each is exported under its name
  return {
    /** The client for the panels. */
    client: {
      ...Object.fromEntries(names.map((module) => [module, observed(module, client[module])])),
      on: (module, action, handler) => client.on(module, action, handler),
    } as WorkbenchClient, // every module, each with the methods that it had
    /** Newest first. */
    $records,
    clear: () => {
      records = [];
      $records.set(records);
    },
  };
}

/** Actions without arguments take their options first. */
function isOptions(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('signal' in value || 'timeLimitMs' in value);
}
