/**
 * Sends events out of the page. Nothing is sent until a receiver is set; src/domain/tracking.ts decides what a record
 * contains. An event never delays or breaks what it reports.
 */
import { trackingRecord, type TrackedEvent, type TrackingRecord } from '#src/domain/tracking.ts';
import { currentAttribution } from './attribution.ts';
import { currentAddress, referrer } from './location.ts';

export type { TrackedEvent } from '#src/domain/tracking.ts';

export interface AnalyticsReceiver {
  receive(record: TrackingRecord): void;
  /** For receivers that tell visitors apart; empty otherwise. */
  anonymousId?(): string;
}

let receiver: AnalyticsReceiver | undefined;

/** Sets the one receiver; `undefined` removes it. */
export function setAnalyticsReceiver(next: AnalyticsReceiver | undefined): void {
  receiver = next;
}

export function track(event: TrackedEvent): void {
  if (!receiver) return;
  try {
    receiver.receive(
      trackingRecord(event, {
        current_url: currentAddress(),
        referrer: referrer(),
        channel: currentAttribution().channel,
        anonymous_id: receiver.anonymousId?.() ?? '',
        is_test: import.meta.env.DEV,
      }),
    );
  } catch {
    // A failing or blocked receiver does not concern the visitor.
  }
}
