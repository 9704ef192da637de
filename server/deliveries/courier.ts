/**
 * Brings a destination's events to it, one at a time, in the order in which they came. One that is not taken is tried again
 * in its own time, and those behind it go on. Where several in a row are not taken it is the receiver that is away or out of
 * order: it is asked once a minute then, instead of once for each event.
 *
 *   no lease ── every 5 s ──→ lease ──→ an event whose time has come ──→ a try ──┬─ taken ──→ the next one
 *                                                                                └─ else: its time comes in 5 s, 10 s … 1 h
 *
 * A process that dies between a delivery and its note in the database delivers again: at least once, with the same id.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '#server/installation.ts';
import type { Destination } from './destination.ts';
import { LONGEST_WAIT_MS, type DeliveryQueue, type OpenDelivery } from './queue.ts';

/** What other servers put into the queue, and leases that end, are noticed after so long. */
const POLL_MS = 5000;
const FIRST_WAIT_MS = 5000;
/** Spread, so that servers that failed together do not come back together. */
const JITTER = 0.2;
/** So many different events in a row that are not taken speak of the receiver. */
const AWAY_AFTER = 3;
/** Also a bound on how long an event that has just come waits for a receiver that is back. */
const LONGEST_REST_MS = 60_000;
/** What a try that is under way is given when the server ends. */
const GRACE_MS = 1500;

export interface CourierOptions extends Pick<Installation, 'clock' | 'log'> {
  destination: Destination;
  queue: DeliveryQueue;
  /** Only tests wait shorter. */
  timing?: { pollMs?: number; firstWaitMs?: number };
}

/** @param tries that failed, this one included */
export function waitAfter(tries: number, firstMs = FIRST_WAIT_MS, chance: number = Math.random()): number {
  const plain = Math.min(LONGEST_WAIT_MS / (1 + JITTER), firstMs * 2 ** Math.min(tries - 1, 30));
  return Math.round(plain * (1 + JITTER * chance));
}

export function startCourier({ destination, queue, clock, log, timing = {} }: CourierOptions) {
  const { name } = destination;
  const pollMs = timing.pollMs ?? POLL_MS;
  const ending = new AbortController();
  const cut = new AbortController();
  let nap = new AbortController();
  let isNewsPending = false;
  /** Not taken, one after the other, since the last one that was. */
  const inARow = new Set<string>();
  let restsUntil = 0;

  /** @returns how long to wait before the next step */
  async function step(): Promise<number> {
    if (!(await queue.takeLease(name))) return pollMs;
    const restMs = restsUntil - clock.now();
    if (restMs > 0) return Math.min(restMs, pollMs);
    const delivery = await queue.next(name);
    if (!delivery) return pollMs;
    const waitMs = delivery.nextAt - clock.now();
    if (waitMs > 0) return Math.min(waitMs, pollMs);
    await tryOnce(delivery);
    return 0;
  }

  async function tryOnce(delivery: OpenDelivery): Promise<void> {
    const outcome = await destination.deliver(delivery.event, cut.signal);
    // Cut off because this server stops: no failure, and nothing to wait for at the next start.
    if (cut.signal.aborted && outcome.kind !== 'taken') return;
    const tries = delivery.tries + 1;
    const waitMs = waitAfter(tries, timing.firstWaitMs);
    if (outcome.kind === 'taken') inARow.clear();
    else inARow.add(delivery.event.id);
    if (inARow.size >= AWAY_AFTER) {
      restsUntil = clock.now() + Math.min(LONGEST_REST_MS, waitAfter(inARow.size, timing.firstWaitMs));
    }
    const isSetAside = await queue.settle(name, delivery, outcome, waitMs);
    const facts = { destination: name, event: delivery.event.id, tries, problem: outcome.problem };
    if (isSetAside) log.error(facts, 'an event was refused too often and set aside');
    else if (outcome.kind !== 'taken') {
      log.warn({ ...facts, nextInSeconds: Math.round(waitMs / 1000) }, 'an event could not be delivered');
    } else if (outcome.problem !== undefined) log.warn(facts, 'an event was delivered in part');
    else log.info(facts, 'an event was delivered');
  }

  async function rest(ms: number): Promise<void> {
    if (ms <= 0 || isNewsPending || ending.signal.aborted) return;
    nap = new AbortController();
    // A wake ends the rest early, which is no failure.
    await pause(ms, undefined, { signal: nap.signal, ref: false }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      isNewsPending = false;
      const waitMs = await step().catch((error: unknown) => {
        log.warn({ err: error, destination: name }, 'the outbox could not be read');
        return pollMs;
      });
      await rest(waitMs);
    }
    await queue.releaseLease(name).catch((error: unknown) => {
      log.warn({ err: error, destination: name }, 'the outbox could not be handed over');
    });
  }

  const running = run();
  return {
    /** There is something new. */
    wake() {
      isNewsPending = true;
      nap.abort();
    },
    /** Lets the try that is under way end, for a short while; settles within about 2 s. */
    async stop() {
      ending.abort();
      nap.abort();
      const limit = setTimeout(() => cut.abort(), GRACE_MS);
      await running;
      clearTimeout(limit);
    },
  };
}
