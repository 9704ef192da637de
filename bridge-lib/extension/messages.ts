/**
 * The messages between the worker and its panel. Both come from one build of one extension, so nothing is checked
 * between them. The status is counted from 1 here, as in the documents of the client's own extensions.
 */
import type { SecondStatus, Store } from '@berth/bridge';

/** Sent to the panel after each change, with all fields. */
export interface View {
  readonly status: SecondStatus;
  readonly shops: readonly Pick<Store, 'id' | 'name' | 'platform' | 'status'>[];
  /** Why the last command failed. */
  readonly complaint: string | null;
}

/** Sent to the worker. */
export interface Command {
  readonly action: 'open' | 'close';
  readonly id: string;
}
