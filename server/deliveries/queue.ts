/**
 * The outbox in the database. An event is added in the transaction that writes its submission, and its number comes
 * from a row that this transaction locks: numbers follow the order of the commits, on PostgreSQL too, and a failed
 * transaction leaves no gap. Rows are small; the form itself stays in its submission.
 */
import type { Transaction } from 'kysely';
import { MAX_CLOCK_DIFFERENCE_MS } from '#server/clock.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Installation } from '#server/installation.ts';
import type { EventKind } from '#server/submissions/kinds.ts';
import type { DeliveryEvent, DestinationName, Outcome } from './destination.ts';

/** Longer than an attempt, with room for clocks that differ by a few seconds. */
const LEASE_MS = 30_000;

/** The longest wait. A later time was written by a wrong clock, and counts as now. */
export const MAX_WAIT_MS = 3_600_000;

/** After so many refusals, about three hours, an event is set aside and later ones continue. */
const REFUSALS_BEFORE_SET_ASIDE = 12;

export interface OpenDelivery {
  event: DeliveryEvent;
  tries: number;
  nextAt: number;
}

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

interface DeliveryQueueOptions extends Pick<Installation, 'db' | 'clock'> {
  /** The configured ones: events are kept for them only. */
  destinations: readonly DestinationName[];
  /** Identifies this process among those that share the database. */
  owner: string;
}

export function createDeliveryQueue({ db, clock, destinations, owner }: DeliveryQueueOptions) {
  // In a fixed order, so that two transactions cannot deadlock.
  const ordered = destinations.toSorted();

  return {
    /** Within the transaction that writes the submission; for all destinations, unless some are named. */
    enqueue: async (
      transaction: Transaction<Schema>,
      submissionId: string,
      to: readonly DestinationName[] = ordered,
    ) => {
      const now = clock.now();
      for (const destination of ordered.filter((name) => to.includes(name))) {
        const { last_sequence } = await transaction
          .insertInto('delivery_queues')
          .values({ destination, last_sequence: 1, lease_owner: '', lease_until: 0 })
          .onConflict((conflict) =>
            conflict.column('destination').doUpdateSet((update) => ({
              last_sequence: update('delivery_queues.last_sequence', '+', 1),
            })),
          )
          .returning('last_sequence')
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('deliveries')
          .values({
            destination,
            sequence: last_sequence,
            submission_id: submissionId,
            state: 'open',
            tries: 0,
            refusals: 0,
            next_at: now,
            last_problem: '',
            created_at: now,
          })
          .execute();
      }
    },

    /** Takes or renews the right to deliver; false while another server has it. */
    async takeLease(destination: DestinationName) {
      const now = clock.now();
      const taken = await db
        .updateTable('delivery_queues')
        .set({ lease_owner: owner, lease_until: now + LEASE_MS })
        .where('destination', '=', destination)
        .where((where) =>
          where.or([
            where('lease_owner', '=', owner),
            where('lease_until', '<=', now),
            where('lease_until', '>', now + LEASE_MS + MAX_CLOCK_DIFFERENCE_MS),
          ]),
        )
        .returning('destination')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async releaseLease(destination: DestinationName) {
      await db
        .updateTable('delivery_queues')
        .set({ lease_owner: '', lease_until: 0 })
        .where('destination', '=', destination)
        .where('lease_owner', '=', owner)
        .execute();
    },

    /** The oldest open event that is due; else the one that is due first. */
    async next(destination: DestinationName): Promise<OpenDelivery | undefined> {
      const now = clock.now();
      const open = db
        .selectFrom('deliveries')
        .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
        .select(['sequence', 'tries', 'next_at'])
        .select(['submissions.id', 'kind', 'language', 'body', 'submissions.created_at'])
        .where('destination', '=', destination)
        .where('state', '=', 'open')
        .limit(1);
      const due = await open
        .where((where) =>
          where.or([
            where('next_at', '<=', now),
            where('next_at', '>', now + MAX_WAIT_MS + MAX_CLOCK_DIFFERENCE_MS),
          ]),
        )
        .orderBy('sequence')
        .executeTakeFirst();
      const row = due ?? (await open.orderBy('next_at').executeTakeFirst());
      if (!row) return undefined;
      return {
        tries: row.tries,
        nextAt: due ? now : row.next_at,
        event: {
          id: row.id,
          kind: row.kind as EventKind, // written by `record`
          sequence: row.sequence,
          createdAt: row.created_at,
          language: row.language === 'en' ? 'en' : 'zh',
          data: JSON.parse(row.body) as DeliveryEvent['data'], // an object, written by `record`
        },
      };
    },

    /** @returns whether the event was set aside */
    async settle(
      destination: DestinationName,
      { event, tries }: OpenDelivery,
      outcome: Outcome,
      waitMs: number,
    ) {
      const now = clock.now();
      const row = db
        .updateTable('deliveries')
        .where('destination', '=', destination)
        .where('sequence', '=', event.sequence)
        .where('state', '=', 'open');
      const last_problem = outcome.problem ?? '';
      if (outcome.kind === 'accepted') {
        await row.set({ state: 'sent', tries: tries + 1, last_problem, settled_at: now }).execute();
        return false;
      }
      const refused = outcome.kind === 'refused' ? 1 : 0;
      const written = await row
        .set((update) => ({
          tries: tries + 1,
          refusals: update('refusals', '+', refused),
          next_at: now + waitMs,
          last_problem,
        }))
        .returning('refusals')
        .executeTakeFirst();
      if (refused === 0 || (written?.refusals ?? 0) < REFUSALS_BEFORE_SET_ASIDE) return false;
      await row.set({ state: 'set aside', settled_at: now }).execute();
      return true;
    },
  };
}
