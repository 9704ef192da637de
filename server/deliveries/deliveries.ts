/**
 * Delivers what visitors send: the outbox, with a worker for each configured destination.
 *
 * A worker delivers its events one at a time, in their order. An event that fails is retried after a wait of its own,
 * and later events continue. When several in a row fail, the receiver is unavailable: it then gets one event a minute,
 * instead of each one.
 *
 *   no lease ── every 5 s ──→ lease ──→ an event that is due ──→ an attempt ──┬─ accepted ──→ the next event
 *                                                                             └─ failed: due in 5 s, 10 s … 1 h
 *
 * A process that dies between a delivery and its record in the database delivers again: at least once, with the same id.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Installation } from '#server/installation.ts';
import type { Destination } from './destination.ts';
import { createDeliveryQueue, MAX_WAIT_MS, type DeliveryQueue, type OpenDelivery } from './queue.ts';

export type Deliveries = ReturnType<typeof startDeliveries>;

interface DeliveriesOptions extends Pick<Installation, 'db' | 'clock' | 'log'> {
  destinations: readonly Destination[];
  owner: string;
  /** Shorter only in tests. */
  timing?: { pollMs?: number; firstWaitMs?: number };
}

export function startDeliveries(options: DeliveriesOptions) {
  const { db, clock, destinations, owner } = options;
  const queue = createDeliveryQueue({ db, clock, owner, destinations: destinations.map(({ name }) => name) });
  const workers = destinations.map((destination) => startDeliveryWorker(destination, queue, options));
  return {
    /** Within the transaction that writes the submission; for all destinations, unless some are named. */
    enqueue: queue.enqueue,
    /** After that transaction. */
    wake: () => workers.forEach((worker) => worker.wake()),
    /** Settles within about 2 s; an aborted attempt is repeated after the next start. */
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** How often events of other servers and expired leases are looked for. */
const POLL_MS = 5000;
const FIRST_WAIT_MS = 5000;
/** Random, so that servers that failed together do not retry together. */
const JITTER = 0.2;
/** After so many different failed events in a row the receiver counts as unavailable. */
const UNAVAILABLE_AFTER = 3;
/** Also the longest wait of a new event for a receiver that is available again. */
const MAX_PAUSE_MS = 60_000;
/** How long a running attempt may take when the server ends. */
const GRACE_MS = 1500;

/** @param attempts failed ones, this one included */
export function waitAfter(attempts: number, firstMs = FIRST_WAIT_MS, chance: number = Math.random()): number {
  const plain = Math.min(MAX_WAIT_MS / (1 + JITTER), firstMs * 2 ** Math.min(attempts - 1, 30));
  return Math.round(plain * (1 + JITTER * chance));
}

function startDeliveryWorker(
  destination: Destination,
  queue: DeliveryQueue,
  { clock, log, timing = {} }: DeliveriesOptions,
) {
  const { name } = destination;
  const pollMs = timing.pollMs ?? POLL_MS;
  const ending = new AbortController();
  const abort = new AbortController();
  let sleep = new AbortController();
  let isWakePending = false;
  const failedInARow = new Set<string>();
  let pausedUntil = 0;

  /** @returns how long to wait before the next step */
  async function step(): Promise<number> {
    if (!(await queue.takeLease(name))) return pollMs;
    const pauseMs = pausedUntil - clock.now();
    if (pauseMs > 0) return Math.min(pauseMs, pollMs);
    const delivery = await queue.next(name);
    if (!delivery) return pollMs;
    const waitMs = delivery.nextAt - clock.now();
    if (waitMs > 0) return Math.min(waitMs, pollMs);
    await attempt(delivery);
    return 0;
  }

  async function attempt(delivery: OpenDelivery): Promise<void> {
    const outcome = await destination.deliver(delivery.event, abort.signal);
    // Aborted because this server stops: not a failure, so the next start does not wait.
    if (abort.signal.aborted && outcome.kind !== 'accepted') return;
    const tries = delivery.tries + 1;
    const waitMs = waitAfter(tries, timing.firstWaitMs);
    if (outcome.kind === 'accepted') failedInARow.clear();
    else failedInARow.add(delivery.event.id);
    if (failedInARow.size >= UNAVAILABLE_AFTER) {
      pausedUntil = clock.now() + Math.min(MAX_PAUSE_MS, waitAfter(failedInARow.size, timing.firstWaitMs));
    }
    const isSetAside = await queue.settle(name, delivery, outcome, waitMs);
    const facts = { destination: name, event: delivery.event.id, tries, problem: outcome.problem };
    if (isSetAside) log.error(facts, 'an event was refused too often and set aside');
    else if (outcome.kind !== 'accepted') {
      log.warn({ ...facts, nextInSeconds: Math.round(waitMs / 1000) }, 'an event could not be delivered');
    } else if (outcome.problem !== undefined) log.warn(facts, 'an event was delivered in part');
    else log.info(facts, 'an event was delivered');
  }

  async function wait(ms: number): Promise<void> {
    if (ms <= 0 || isWakePending || ending.signal.aborted) return;
    sleep = new AbortController();
    // A wake ends the wait early, which is not an error.
    await delay(ms, undefined, { signal: sleep.signal, ref: false }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      isWakePending = false;
      const waitMs = await step().catch((error: unknown) => {
        log.warn({ err: error, destination: name }, 'the outbox could not be read');
        return pollMs;
      });
      await wait(waitMs);
    }
    await queue.releaseLease(name).catch((error: unknown) => {
      log.warn({ err: error, destination: name }, 'the lease of the outbox could not be released');
    });
  }

  const running = run();
  return {
    /** Called when there may be a new event. */
    wake() {
      isWakePending = true;
      sleep.abort();
    },
    /** Waits a short while for the running attempt; settles within about 2 s. */
    async stop() {
      ending.abort();
      sleep.abort();
      const limit = setTimeout(() => abort.abort(), GRACE_MS);
      await running;
      clearTimeout(limit);
    },
  };
}
