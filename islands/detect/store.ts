/**
 * The device check: reads one fact after the other, each with a time limit, and shows the verdicts. Checks do not
 * overlap, so that the page shows the newest one; a copy waits for the running check.
 */
import { atom } from 'nanostores';
import { browserHost } from '#src/browser/host.ts';
import { factReaders } from './browser/facts.ts';
import {
  runCheck,
  unknownResult,
  CHECK_IDS,
  type CheckId,
  type CheckResult,
  type ClientFacts,
  type FactReaders,
  type Verdict,
} from './checks.ts';
import type { ClientAnswer, ClientCallOptions } from '#src/stores/client-call.ts';

/** What the client reported, or why it could not be asked. */
type AskedClient = Partial<Pick<ClientFacts, 'version' | 'trouble'>>;
type Results = Readonly<Partial<Record<CheckId, CheckResult>>>;

export type DeviceCheck = ReturnType<typeof createDeviceCheck>;

const page = {
  host: browserHost,
  readers: factReaders,
  /** Loaded when the visitor has the client asked; also rejects when its code did not arrive. */
  askVersion: async (options: ClientCallOptions) =>
    (await import('./client-version.ts')).askClientVersion(options),
};

/** Longer than any reader's own time limit. */
const FACT_LIMIT_MS = 3_000;

export function createDeviceCheck(networkMessage: string, dependencies = page) {
  const { host, askVersion } = dependencies;
  const $results = atom<Results>({});
  const $phase = atom<'running' | 'done' | 'copied' | 'copyFailed'>('running');
  const $report = atom('');
  const $isAsking = atom(false);
  let leaving = new AbortController();
  /** The running check, or the last one. */
  let last = Promise.resolve();
  let told = '';

  /** The client's last report; the next check uses it. */
  let asked: AskedClient = {};
  const readers: FactReaders = {
    ...dependencies.readers,
    client: async () => ({ ...(await dependencies.readers.client()), ...asked }),
  };

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a fact to its check
  function checkOne<Id extends CheckId>(id: Id): Promise<CheckResult> {
    return new Promise((resolve) => {
      const giveUp = (): void => resolve(unknownResult(id));
      const stopWaiting = host.clock.after(FACT_LIMIT_MS, giveUp);
      // A reader that throws then counts as one that rejects.
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
      const result = await checkOne(id);
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
    /** Results of the last check; a running check replaces them one by one. */
    $results,
    $phase,
    /** The text that may be shared; empty until the first check has ended. */
    $report,
    $isAsking,
    run: () => run(),
    async copy() {
      const { signal } = leaving;
      // The report contains the running check, whose end would also reset the copy's message.
      await last;
      const isCopied = await host.copyText($report.get());
      if (!signal.aborted) $phase.set(isCopied ? 'copied' : 'copyFailed');
    },
    /** Asks the client for its version and repeats the check. */
    async askClient() {
      if ($isAsking.get()) return;
      $isAsking.set(true);
      const { signal } = leaving;
      const notThere = { kind: 'unreached', reason: networkMessage } as const;
      const answer = await askVersion({ shownProblem: told, signal, networkMessage }).catch(() => notThere);
      if (signal.aborted) return;
      told = answer.kind;
      await run(askedClientOf(answer));
      $isAsking.set(false);
    },
    /** Ends the running check; the next one starts anew. */
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

/**
 * The checks that a visitor may copy for support: names, verdicts, and figures that do not identify a person.
 * Addresses, languages, time zone and the graphics chip's name stay in the page.
 */
const SHAREABLE: readonly CheckId[] = ['system', 'browser', 'fonts', 'client'];

/** One line for each check: `system: pass (Windows 11)`. */
export function reportText(results: readonly CheckResult[]): string {
  return results
    .map(({ id, verdict, value, advice }) => {
      const shared = SHAREABLE.includes(id) && value ? ` (${value})` : '';
      return `${id}: ${verdict} [${advice}]${shared}`;
    })
    .join('\n');
}

/** A note only informs, so it needs no attention. */
export function countVerdicts(
  results: readonly CheckResult[],
): Record<'pass' | 'attention' | 'unknown', number> {
  const count = (...verdicts: Verdict[]) =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return { pass: count('pass'), attention: count('warn', 'doubt'), unknown: count('unknown') };
}
