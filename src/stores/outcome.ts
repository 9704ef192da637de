/** How a call ends for a screen: with data, or with what the visitor reads. */
import type { FailReason } from '#src/api/errors/index.ts';
import type { Message } from '#src/domain/validation/message.ts';

export interface Complaint {
  message: Message;
  /** Name on the wire of the field that it belongs to; absent where it is about the whole. */
  field?: string | undefined;
}

export interface Failed {
  ok: false;
  /** Absent where nothing is to be shown: the visitor broke the call off. */
  complaint?: Complaint | undefined;
  /** What analytics is told; absent where nothing was refused by anybody. */
  failReason?: FailReason;
}

export type Outcome<Data> = { ok: true; data: Data } | Failed;
