/**
 * Outages of services that the server needs: the database, a gateway. However many requests meet an outage, the log has
 * one line at its start and one at its end, with its duration and the number of failures.
 *
 *   works ── first failure ──→ out ── next success: a probe of the database, a visitor's call to a gateway ──→ works
 *
 * The database's probe writes, since a full disk can still be read.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { describeDatabaseOutage, isDatabaseOutage } from '#server/db/errors.ts';
import type { Installation } from '#server/installation.ts';
import type { Logger } from '#server/log.ts';
import { OAuthError, type OAuthProvider } from '#server/oauth/provider.ts';
import { SmsError, type SmsSender } from '#server/sms/sender.ts';
import { writeAndUndo } from './health.ts';
import type { Metrics } from './metrics.ts';

/** The name of a service that the server needs, as logs and metrics have it. */
export type Dependency = 'database' | 'SMS gateway' | 'sign-in provider';

export type Outages = ReturnType<typeof createOutages>;

/** A log in which errors of a known outage are counted instead of written. */
export function withoutRepeats(log: Logger, outages: Outages): Logger {
  const filtered =
    (level: 'warn' | 'error') =>
    (facts: object | string, text = ''): void => {
      if (typeof facts === 'string') log[level](facts);
      else if (!('err' in facts) || !outages.report(facts.err)) log[level](facts, text);
    };
  // All other methods are the log's own; these two are called with fields and a text, or with a text only.
  return Object.assign(Object.create(log) as Logger, { warn: filtered('warn'), error: filtered('error') });
}

interface OutagesOptions extends Pick<Installation, 'db' | 'clock' | 'log'> {
  metrics: Metrics;
  /** Shorter only in tests. */
  probeEveryMs?: number;
}

interface Outage {
  since: number;
  failures: number;
}

const PROBE_EVERY_MS = 1000;

export function createOutages({ db, clock, log, metrics, probeEveryMs = PROBE_EVERY_MS }: OutagesOptions) {
  const open = new Map<Dependency, Outage>();
  const ending = new AbortController();
  let isProbing = false;

  function end(what: Dependency): void {
    const outage = open.get(what);
    if (!outage) return;
    open.delete(what);
    metrics.outage(what, false);
    const seconds = Math.round((clock.now() - outage.since) / 1000);
    log.warn({ what, seconds, failures: outage.failures }, 'an outage is over');
  }

  async function probe(): Promise<void> {
    for (;;) {
      try {
        await pause(probeEveryMs, undefined, { signal: ending.signal, ref: false });
        await writeAndUndo(db);
        return;
      } catch {
        // Still out, which is logged already; or this server is stopping.
        if (ending.signal.aborted) return;
      }
    }
  }

  return {
    /** @returns whether the error belongs to an outage, which is logged by then */
    report(error: unknown) {
      const what = dependencyOf(error);
      if (what === undefined) return false;
      const known = open.get(what);
      if (known) {
        known.failures++;
        return true;
      }
      open.set(what, { since: clock.now(), failures: 1 });
      metrics.outage(what, true);
      log.error(
        { what, problem: problemOf(error) },
        'an outage has begun: requests that need this service are refused until it works again',
      );
      if (what === 'database' && !isProbing) {
        isProbing = true;
        void probe().then(() => {
          isProbing = false;
          if (!ending.signal.aborted) end('database');
        });
      }
      return true;
    },
    /** Called when a use of the service has succeeded. */
    succeeded: end,
    // Does not wait for a probe that waits for a connection.
    stop: () => ending.abort(),
  };
}

function dependencyOf(error: unknown): Dependency | undefined {
  if (isDatabaseOutage(error)) return 'database';
  if (error instanceof SmsError) return 'SMS gateway';
  return error instanceof OAuthError ? 'sign-in provider' : undefined;
}

/** In our own words, since foreign errors quote requests and answers. */
function problemOf(error: unknown): string {
  if (isDatabaseOutage(error)) return describeDatabaseOutage(error);
  const { cause, message } = error as SmsError | OAuthError; // the two kinds that are told apart above
  if (!(cause instanceof Error)) return message;
  if (/^The gateway answered \d+\.$/.test(cause.message)) return cause.message;
  if (cause.name === 'TimeoutError') return 'No answer in time.';
  if (cause.name === 'SyntaxError') return 'The answer cannot be read.';
  const reason = cause.cause instanceof Error ? cause.cause : cause;
  // Some have a code without information.
  const { code } = reason as { code?: unknown };
  return `No answer (${typeof code === 'string' ? code : reason.name}).`;
}

export function watchSms(sender: SmsSender, outages: Outages): SmsSender {
  return {
    async send(message) {
      await sender.send(message);
      outages.succeeded('SMS gateway');
    },
  };
}

export function watchProvider(provider: OAuthProvider, outages: Outages): OAuthProvider {
  return {
    async exchange(code) {
      const found = await provider.exchange(code);
      outages.succeeded('sign-in provider');
      return found;
    },
  };
}
