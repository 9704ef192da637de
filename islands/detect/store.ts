/**
 * The device check: reads one fact after the other, each for a limited time, and shows what follows from it. One check ends
 * before the next begins, so that what stands there is what was asked last; a copy waits for the check that is under way.
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { runCheck, unknownResult } from './checks.ts';
import { reportText } from './report.ts';
import { CHECK_IDS, type CheckId, type CheckResult, type ClientFacts, type FactReaders } from './types.ts';
import type { ClientAnswer, ClientCallOptions } from '#src/stores/client-call.ts';

/** What the client said of itself, or why it could not be asked. */
type AskedClient = Partial<Pick<ClientFacts, 'version' | 'trouble'>>;
type Results = Readonly<Partial<Record<CheckId, CheckResult>>>;

export type DeviceCheck = ReturnType<typeof createDeviceCheck>;

export interface DeviceCheckOptions {
  host: Host;
  readers: FactReaders;
  /** May also fail by not being there: its code did not arrive. */
  askVersion: (options: ClientCallOptions) => Promise<ClientAnswer<string>>;
  networkMessage: string;
}

/** Longer than any reader takes by its own account. */
const FACT_LIMIT_MS = 3_000;

export function createDeviceCheck(options: DeviceCheckOptions) {
  const { host, askVersion, networkMessage } = options;
  const $results = atom<Results>({});
  const $phase = atom<'running' | 'done' | 'copied' | 'copyFailed'>('running');
  const $report = atom('');
  const $isAsking = atom(false);
  let leaving = new AbortController();
  /** The check that is under way, or was last. */
  let last = Promise.resolve();
  let told = '';

  /** What the client said, or why not, goes with the next check. */
  let asked: AskedClient = {};
  const readers: FactReaders = {
    ...options.readers,
    client: async () => ({ ...(await options.readers.client()), ...asked }),
  };

  function judge<Id extends CheckId>(id: Id): Promise<CheckResult> {
    return new Promise((resolve) => {
      const giveUp = (): void => resolve(unknownResult(id));
      const stopWaiting = host.clock.after(FACT_LIMIT_MS, giveUp);
      // In a turn of its own: a reader that throws has failed like one that rejects.
      Promise.resolve()
        .then(() => readers[id]())
        .then((fact) => resolve(runCheck(id, fact)))
        .catch(giveUp)
        .finally(stopWaiting);
    });
  }

  async function check(now: AskedClient, signal: AbortSignal): Promise<void> {
    $phase.set('running');
    asked = now;
    for (const id of CHECK_IDS) {
      const result = await judge(id);
      if (signal.aborted) return;
      $results.set({ ...$results.get(), [id]: result });
    }
    $report.set(reportText(CHECK_IDS.flatMap((id) => $results.get()[id] ?? [])));
    $phase.set('done');
  }

  function run(now: AskedClient = {}): Promise<void> {
    const { signal } = leaving;
    last = last.then(() => check(now, signal));
    return last;
  }

  return {
    /** Of the last check; while the next one runs, what it has come to takes the place of what was there. */
    $results,
    $phase,
    /** What may be handed on; empty until the first check has ended. */
    $report,
    $isAsking,
    run: () => run(),
    async copy() {
      const { signal } = leaving;
      // What is under way belongs into the report, and its end would take the word of the copy away.
      await last;
      const isCopied = await host.copyText($report.get());
      if (!signal.aborted) $phase.set(isCopied ? 'copied' : 'copyFailed');
    },
    /** Asks the client for its version, and checks again. */
    async askClient() {
      if ($isAsking.get()) return;
      $isAsking.set(true);
      const { signal } = leaving;
      const notThere = { kind: 'unreached', reason: networkMessage } as const;
      const answer = await askVersion({ told, signal, networkMessage }).catch(() => notThere);
      if (signal.aborted) return;
      told = answer.kind;
      await run(askedClientOf(answer));
      $isAsking.set(false);
    },
    /** Ends what is under way; the next check begins anew. */
    dispose: () => {
      leaving.abort();
      leaving = new AbortController();
      $isAsking.set(false);
    },
  };
}

function askedClientOf(answer: ClientAnswer<string>): AskedClient {
  if (answer.kind === 'done') return { version: answer.value };
  const { kind } = answer;
  return { trouble: kind === 'asks' || kind === 'denied' || kind === 'elsewhere' ? kind : 'silent' };
}
