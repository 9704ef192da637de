/** The end of a call for a screen: data, or the visitor's text. */
import type { FailReason } from '#src/api/errors.ts';
import type { Message } from '#src/domain/validation/message.ts';

export interface Complaint {
  message: Message;
  /** Wire name of the field; absent for the whole form. */
  field?: string | undefined;
}

export interface Failed {
  ok: false;
  /** Absent if nothing is shown, because the visitor aborted the call. */
  complaint?: Complaint | undefined;
  /** For analytics; absent if nothing was refused. */
  failReason?: FailReason;
}

export type Outcome<Data> = { ok: true; data: Data } | Failed;
