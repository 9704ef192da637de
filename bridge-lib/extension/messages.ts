/**
 * What the worker and its panel say to each other. Both are parts of one extension and come from one build, so nothing
 * is checked on the way. The status is counted from 1 here, as the documents of the client's own extensions count it.
 */
import type { SecondStatus, Store } from '@berth/bridge';

/** To the panel, whole, whenever something has changed. */
export interface View {
  readonly status: SecondStatus;
  readonly shops: readonly Pick<Store, 'id' | 'name' | 'platform' | 'status'>[];
  /** Why the last thing that was asked for did not happen. */
  readonly complaint: string | null;
}

/** To the worker. */
export interface Command {
  readonly action: 'open' | 'close';
  readonly id: string;
}
