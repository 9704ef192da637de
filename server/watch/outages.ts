/**
 * What the server needs and does not have just now: the database, a gateway. However much meets an outage, the log has one
 * line when it begins and one when it is over, with how long it was and how often it was met.
 *
 *   works ── first failure ──→ out ── the next success: of a probe for the database, of a visitor's call for a gateway ──→ works
 *
 * The database's probe writes, since a full disk can be read from.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { describeDatabaseOutage, isDatabaseOutage } from '#server/db/errors.ts';
import type { Installation } from '#server/installation.ts';
import type { Logger } from '#server/log.ts';
import { OAuthError } from '#server/oauth/provider.ts';
import { SmsError } from '#server/sms/sender.ts';
import { writeAndTakeBack } from './health.ts';
import type { Metrics } from './metrics.ts';

export type Needed = 'database' | 'SMS gateway' | 'sign-in provider';

export type Outages = ReturnType<typeof createOutages>;

/** The log, for all that reports errors: those that belong to an outage are counted there instead. */
export function withoutRepeats(log: Logger, outages: Outages): Logger {
  const quiet =
    (level: 'warn' | 'error') =>
    (facts: object | string, text = ''): void => {
      if (typeof facts === 'string') log[level](facts);
      else if (!('err' in facts) || !outages.met(facts.err)) log[level](facts, text);
    };
  // Everything else is the log's own; these two are called with facts and a text, or with a text alone.
  return Object.assign(Object.create(log) as Logger, { warn: quiet('warn'), error: quiet('error') });
}

interface OutagesOptions extends Pick<Installation, 'db' | 'clock' | 'log'> {
  metrics: Metrics;
  /** Only tests wait shorter. */
  probeEveryMs?: number;
}

interface Outage {
  since: number;
  met: number;
}

const PROBE_EVERY_MS = 1000;

export function createOutages({ db, clock, log, metrics, probeEveryMs = PROBE_EVERY_MS }: OutagesOptions) {
  const open = new Map<Needed, Outage>();
  const ending = new AbortController();
  let isProbing = false;

  function end(what: Needed): void {
    const outage = open.get(what);
    if (!outage) return;
    open.delete(what);
    metrics.outage(what, false);
    const seconds = Math.round((clock.now() - outage.since) / 1000);
    log.warn({ what, seconds, met: outage.met }, 'an outage is over');
  }

  async function probe(): Promise<void> {
    for (;;) {
      try {
        await pause(probeEveryMs, undefined, { signal: ending.signal, ref: false });
        await writeAndTakeBack(db);
        return;
      } catch {
        // Still out, which the log knows; or our own end.
        if (ending.signal.aborted) return;
      }
    }
  }

  return {
    /** @returns whether that was an outage, which the log knows of by then */
    met(error: unknown) {
      const what = neededBy(error);
      if (what === undefined) return false;
      const known = open.get(what);
      if (known) {
        known.met++;
        return true;
      }
      open.set(what, { since: clock.now(), met: 1 });
      metrics.outage(what, true);
      log.error(
        { what, problem: problemOf(error) },
        'an outage: what needs it is refused until it works again',
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
    /** Something that needs it has worked. */
    worked: end,
    // A probe that waits for a connection is not waited for.
    stop: () => ending.abort(),
  };
}

function neededBy(error: unknown): Needed | undefined {
  if (isDatabaseOutage(error)) return 'database';
  if (error instanceof SmsError) return 'SMS gateway';
  return error instanceof OAuthError ? 'sign-in provider' : undefined;
}

/** In words of our own: other people's errors quote what was sent and what came back. */
function problemOf(error: unknown): string {
  if (isDatabaseOutage(error)) return describeDatabaseOutage(error);
  const { cause, message } = error as SmsError | OAuthError; // the two kinds that are told apart above
  if (!(cause instanceof Error)) return message;
  if (/^The gateway answered \d+\.$/.test(cause.message)) return cause.message;
  if (cause.name === 'TimeoutError') return 'No answer in time.';
  if (cause.name === 'SyntaxError') return 'The answer cannot be read.';
  const reason = cause.cause instanceof Error ? cause.cause : cause;
  // Some have a code that says nothing.
  const { code } = reason as { code?: unknown };
  return `No answer (${typeof code === 'string' ? code : reason.name}).`;
}
