/** An event, made of one submission, and the possible results of an attempt to deliver it. */
import type { EventKind } from '#server/submissions/kinds.ts';

export interface DeliveryEvent {
  /** The submission's id: the same at every attempt and destination, so that receivers can detect duplicates. */
  id: string;
  kind: EventKind;
  /** Counts the destination's events, without gaps. */
  sequence: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  language: 'zh' | 'en';
  /** The checked form. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * `refused`: the receiver answered and does not accept this event. `unavailable`: it does not answer or is not ready,
 * so later events would fail too. `problem` holds no value of a setting and nothing of the event.
 */
export type Outcome =
  | { kind: 'accepted'; problem?: string }
  | { kind: 'refused'; problem: string }
  | { kind: 'unavailable'; problem: string };

export type DestinationName = 'webhook' | 'mail';

export interface Destination {
  name: DestinationName;
  /** One attempt: settles within its own time limit, or at once when the signal fires. Does not throw. */
  deliver(event: DeliveryEvent, signal: AbortSignal): Promise<Outcome>;
}
