/** Turns how a call failed into what its visitor reads: the rows of the error table as texts of the `forms` dictionary. */
import { describeFailure, failReasonOf, type ErrorDescription } from '#src/api/errors/index.ts';
import type { Failure } from '#src/api/http/failure.ts';
import type { Message } from '#src/domain/validation/message.ts';
import type { Failed } from './outcome.ts';

/** Longer waits are told in minutes. */
const MAX_SECONDS_SHOWN = 120;

export function explain(failure: Failure): Failed {
  const described = describeFailure(failure);
  if (!described) return { ok: false };
  const complaint = { message: messageOf(described), field: described.field };
  return { ok: false, complaint, failReason: failReasonOf(failure) };
}

function messageOf({ key, variables: { seconds } }: ErrorDescription): Message {
  if (key !== 'tooManyRequests' || seconds === undefined) return { key: `apiErrors.${key}` };
  return seconds <= MAX_SECONDS_SHOWN
    ? { key: 'apiErrors.waitSeconds', variables: { count: Math.max(1, Math.ceil(seconds)) } }
    : { key: 'apiErrors.waitMinutes', variables: { count: Math.ceil(seconds / 60) } };
}
