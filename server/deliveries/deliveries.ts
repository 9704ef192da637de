/** Delivers what visitors send: the outbox, with a courier for each configured destination. */
import type { Installation } from '#server/installation.ts';
import { startCourier, type CourierOptions } from './courier.ts';
import type { Destination } from './destination.ts';
import { createDeliveryQueue } from './queue.ts';

export type Deliveries = ReturnType<typeof startDeliveries>;

interface DeliveriesOptions extends Pick<Installation, 'db' | 'clock' | 'log'> {
  destinations: readonly Destination[];
  owner: string;
  timing?: CourierOptions['timing'];
}

export function startDeliveries(options: DeliveriesOptions) {
  const { db, clock, log, destinations, owner, timing = {} } = options;
  const queue = createDeliveryQueue({ db, clock, owner, destinations: destinations.map(({ name }) => name) });
  const couriers = destinations.map((destination) =>
    startCourier({ destination, queue, clock, log, timing }),
  );
  return {
    /** Within the transaction that writes the submission; for all destinations, unless some are named. */
    enqueue: queue.enqueue,
    /** After that transaction. */
    wake: () => couriers.forEach((courier) => courier.wake()),
    /** Settles within about 2 s; a try that was cut off is repeated after the next start. */
    stop: async () => {
      await Promise.all(couriers.map((courier) => courier.stop()));
    },
  };
}
