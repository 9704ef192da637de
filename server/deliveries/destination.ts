/** What is handed on, and to what: the event that one submission is, and the ways a try can end. */
import type { EventKind } from '#server/submissions/kinds.ts';

export interface DeliveryEvent {
  /** The submission's own: the same at every try and at every destination, so that a second copy can be told. */
  id: string;
  kind: EventKind;
  /** Counts the destination's events, without gaps. */
  sequence: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  language: 'zh' | 'en';
  /** The form as it was checked. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * `refused`: the receiver is there and does not want this event. `unavailable`: it is not there, or not ready; what stands
 * behind would fare no better. `problem` holds no value of a setting and nothing of the event.
 */
export type Outcome =
  | { kind: 'taken'; problem?: string }
  | { kind: 'refused'; problem: string }
  | { kind: 'unavailable'; problem: string };

export type DestinationName = 'webhook' | 'mail';

export interface Destination {
  name: DestinationName;
  /** One try: settles within its own time limit, or at once when the signal fires. Does not throw. */
  deliver(event: DeliveryEvent, signal: AbortSignal): Promise<Outcome>;
}
