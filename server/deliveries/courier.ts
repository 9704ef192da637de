/**
 * Delivers a destination's events one at a time, in their order. An event that fails is retried after a wait of its
 * own, and later events continue. When several in a row fail, the receiver is down: it is then tried once a minute,
 * instead of once for each event.
 *
 *   no lease ── every 5 s ──→ lease ──→ an event that is due ──→ a try ──┬─ accepted ──→ the next event
 *                                                                        └─ failed: due in 5 s, 10 s … 1 h
 *
 * A process that dies between a delivery and its note in the database delivers again: at least once, with the same id.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '#server/installation.ts';
import type { Destination } from './destination.ts';
import { LONGEST_WAIT_MS, type DeliveryQueue, type OpenDelivery } from './queue.ts';

/** How often events of other servers and expired leases are looked for. */
const POLL_MS = 5000;
const FIRST_WAIT_MS = 5000;
/** Random, so that servers that failed together do not retry together. */
const JITTER = 0.2;
/** After so many different failed events in a row the receiver counts as down. */
const AWAY_AFTER = 3;
/** Also the longest wait of a new event for a receiver that is up again. */
const LONGEST_REST_MS = 60_000;
/** How long a running try may take when the server ends. */
const GRACE_MS = 1500;

export interface CourierOptions extends Pick<Installation, 'clock' | 'log'> {
  destination: Destination;
  queue: DeliveryQueue;
  /** Shorter only in tests. */
  timing?: { pollMs?: number; firstWaitMs?: number };
}

/** @param tries failed ones, this one included */
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
  /** Failed events in a row. */
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
    // Cut off because this server stops: not a failure, so the next start does not wait.
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
    // A wake ends the wait early, which is not an error.
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
    /** Tells that there is a new event. */
    wake() {
      isNewsPending = true;
      nap.abort();
    },
    /** Waits a short while for the running try; settles within about 2 s. */
    async stop() {
      ending.abort();
      nap.abort();
      const limit = setTimeout(() => cut.abort(), GRACE_MS);
      await running;
      clearTimeout(limit);
    },
  };
}
