import { describe, expect, it } from 'vitest';
import { describeFailure, failReasonOf, type Failure } from '#src/api/errors.ts';

const ret = (number: number, more = {}): Failure => ({ kind: 'ret', ret: number, message: 'm', ...more });

/** The error catalogue, row by row: failure, dictionary key, field, notification kind, fail_reason. */
const rows: [Failure, string, string | undefined, number, string][] = [
  [{ kind: 'network' }, 'network', undefined, -1, 'other'],
  [{ kind: 'timeout' }, 'timeout', undefined, -1, 'other'],
  [{ kind: 'maintenance' }, 'maintenance', undefined, -2, 'other'],
  [{ kind: 'http', status: 502 }, 'http', undefined, -2, 'other'],
  [{ kind: 'server' }, 'server', undefined, -2, 'other'],
  [{ kind: 'busy' }, 'busy', undefined, -2, 'other'],
  [ret(10006), 'codeWrong', 'code', -2, 'verification code invalid'],
  [ret(10007), 'codeExpired', 'code', -2, 'verification code invalid'],
  [ret(10014), 'phoneInvalid', 'phone', -2, 'phone number invalid'],
  [ret(10015), 'phoneRegistered', 'phone', -2, 'phone number already registered'],
  [ret(10020, { retryAfterSeconds: 42 }), 'tooManyRequests', undefined, -2, 'other'],
  [ret(10021), 'tokenInvalid', undefined, -2, 'other'],
  [ret(10022), 'referrerInvalid', 'referral', -2, 'other'],
  [ret(10030, { field: 'email' }), 'fieldInvalid', 'email', -2, 'other'],
  [ret(10030, { field: 'password', reason: 'common' }), 'passwordCommon', 'password', -2, 'other'],
  [ret(10030, { field: 'user_name', reason: 'common' }), 'fieldInvalid', 'user_name', -2, 'other'],
  [ret(99999), 'other', undefined, -2, 'other'],
  [ret(-1), 'other', undefined, -2, 'other'],
];

describe('§3.31 describeFailure', () => {
  it.each(rows)('§8.1 §8.4 §8.5 turns %j into the text %s', (failure, key, field, notification) => {
    const description = describeFailure(failure);
    expect(description).toMatchObject({ key, notification });
    expect(description?.field).toBe(field);
  });

  it('shows nothing for a call that the visitor aborted', () => {
    expect(describeFailure({ kind: 'aborted' })).toBeUndefined();
  });
});

it.each(rows)('§7.25 failReasonOf has for %j its reason', (failure, _key, _field, _notification, reason) => {
  expect(failReasonOf(failure)).toBe(reason);
});
