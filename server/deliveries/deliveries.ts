/** Delivers what visitors send: the outbox, with a worker for each configured destination. */
import type { Installation } from '#server/installation.ts';
import { startDeliveryWorker, type WorkerOptions } from './worker.ts';
import type { Destination } from './destination.ts';
import { createDeliveryQueue } from './queue.ts';

export type Deliveries = ReturnType<typeof startDeliveries>;

interface DeliveriesOptions extends Pick<Installation, 'db' | 'clock' | 'log'> {
  destinations: readonly Destination[];
  owner: string;
  timing?: WorkerOptions['timing'];
}

export function startDeliveries(options: DeliveriesOptions) {
  const { db, clock, log, destinations, owner, timing = {} } = options;
  const queue = createDeliveryQueue({ db, clock, owner, destinations: destinations.map(({ name }) => name) });
  const workers = destinations.map((destination) =>
    startDeliveryWorker({ destination, queue, clock, log, timing }),
  );
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
