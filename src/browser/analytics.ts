/**
 * Where events leave the page. Nothing is sent until a receiver is set; what a record may hold is decided in
 * src/domain/tracking.ts. An event never delays or breaks what it reports on.
 */
import { trackingRecord, type TrackedEvent, type TrackingRecord } from '#src/domain/tracking.ts';
import { currentAttribution } from './attribution.ts';
import { currentAddress, referrer } from './location.ts';

export type { TrackedEvent } from '#src/domain/tracking.ts';

export interface AnalyticsReceiver {
  receive(record: TrackingRecord): void;
  /** Known to receivers that tell visitors apart; empty otherwise. */
  anonymousId?(): string;
}

let receiver: AnalyticsReceiver | undefined;

/** One receiver at a time; `undefined` takes it away again. */
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
    // A receiver that fails, or was blocked, is no reason to bother the visitor.
  }
}
